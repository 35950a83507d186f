import { Link } from 'react-router'
import { Icono } from '../../ui/Icono.tsx'
import type { ClimaAbierto } from './climas-queries.ts'
import styles from './PasosDeClima.module.css'
import { formatVista, type Vista } from './vista.ts'

interface Paso {
  titulo: string
  texto: string
  vista: Vista
}

const listPasos = ({ id: idClima, congelado, cerrado }: ClimaAbierto): Paso[] => [
  {
    titulo: 'Estructura',
    texto: congelado
      ? 'Ver grupos, indicadores y cuestionario; cambiar fechas y planeados'
      : 'Grupos, áreas, indicadores y cuestionario',
    vista: { vista: 'Estructura', idClima },
  },
  ...(cerrado
    ? []
    : [
        {
          titulo: 'Invitación de encuesta',
          texto: 'Mandar tokens a un grupo de opinión o a toda la empresa',
          vista: { vista: 'InvitacionDeEncuesta', idClima } as const,
        },
      ]),
  {
    titulo: 'Encuestados',
    texto: cerrado ? 'A quién se invitó' : 'Estado, reenvío, recordatorios y eliminación',
    vista: { vista: 'TableEncuestados', idClima },
  },
  {
    titulo: 'Gráficas',
    texto: 'Satisfacción, comparaciones, preguntas abiertas y Excel',
    vista: { vista: 'GraficasClima', idClima },
  },
]

/** The ways on from one climate. */
export function PasosDeClima({ clima }: { clima: ClimaAbierto }) {
  return (
    <nav className={styles.pasos} aria-label="Trabajo con este clima">
      {listPasos(clima).map(({ titulo, texto, vista }) => (
        <Link key={vista.vista} to={formatVista(vista)}>
          <strong>{titulo}</strong>
          <span>{texto}</span>
          <Icono nombre="derecha" />
        </Link>
      ))}
    </nav>
  )
}

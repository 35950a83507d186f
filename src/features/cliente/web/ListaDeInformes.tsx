import { Link } from 'react-router'
import { useFechas } from '#web/lib/use-fechas.ts'
import { botonClassName } from '#web/ui/Boton.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import { Icono } from '#web/ui/Icono.tsx'
import styles from './ListaDeInformes.module.css'
import type { InformeDeCliente } from './rondas-query.ts'

type Archivo = InformeDeCliente['archivos'][number]

const ARCHIVOS: Record<
  Archivo['formato'],
  { nombre: string; formato: string; explain: (archivo: Archivo, informe: InformeDeCliente) => string }
> = {
  pdf: {
    nombre: 'Informe ejecutivo',
    formato: 'PDF',
    explain: ({ paginas }) =>
      paginas
        ? `${formatCantidad(paginas, 'página', 'páginas')}, para leer o imprimir`
        : 'Para leer o imprimir',
  },
  pptx: {
    nombre: 'Presentación para la dirección',
    formato: 'PowerPoint',
    explain: ({ paginas }) =>
      `${paginas ? formatCantidad(paginas, 'lámina', 'láminas') : 'Láminas'} con gráficas que se pueden editar`,
  },
  xlsx: {
    nombre: 'Tablas de resultados',
    formato: 'Excel',
    explain: (_, { minimoPorGrupo }) =>
      `Por área y grupo, sin cifras de grupos de menos de ${minimoPorGrupo} personas`,
  },
}

interface ListaDeInformesProps {
  informes: readonly InformeDeCliente[]
  conEmpresa: boolean
  resultados: (idClima: string) => string
  /** The title above: the screen's own title, or that of a part of it. */
  titular?: 'h2' | 'h3'
}

/** The report in force of each round, and its files. */
export function ListaDeInformes({
  informes,
  conEmpresa,
  resultados,
  titular: Titular = 'h2',
}: ListaDeInformesProps) {
  const { formatDia } = useFechas()
  return (
    <div className={styles.lista}>
      {informes.map((informe) => {
        const titulo = conEmpresa ? `${informe.empresa} ${informe.periodo}` : informe.periodo
        return (
          <section key={informe.id} aria-labelledby={`informe-${informe.id}`}>
            <header>
              <Titular id={`informe-${informe.id}`}>{titulo}</Titular>
              <Link to={resultados(informe.idClima)}>
                Ver los resultados en pantalla<span className="oculto">, {titulo}</span>
              </Link>
              <p>
                Publicado el {formatDia(informe.publicado)}
                {informe.numero > 1 && `, versión ${informe.numero}`}
              </p>
            </header>
            <ul>
              {informe.archivos.map((archivo) => {
                const { nombre, formato, explain } = ARCHIVOS[archivo.formato]
                return (
                  <li key={archivo.formato}>
                    <span>
                      <strong>{nombre}</strong>
                      <small>{explain(archivo, informe)}</small>
                    </span>
                    <a
                      className={botonClassName('secundario', true)}
                      href={archivo.enlace}
                      download
                      aria-label={`Descargar ${nombre} ${titulo} en ${formato}`}
                    >
                      <Icono nombre="descargar" /> {formato}
                    </a>
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

import { useMemo } from 'react'
import { Link } from 'react-router'
import { describePronostico, type RepartoAnterior } from '#domain/resultados/pronostico.ts'
import { formatCantidad } from '#web/ui/cantidades.ts'
import { Icono } from '#web/ui/Icono.tsx'
import styles from './AntesDeActivar.module.css'
import type { ClimaAbierto } from './climas-queries.ts'
import type { Pendiente } from './pendientes.ts'
import { useRepartoAnterior } from './reparto-anterior.ts'
import { formatVista } from './vista.ts'

/** Points to look at before the survey opens. Nothing here stands in the way of the switch. */
export function AntesDeActivar({
  clima,
  pendientes,
}: {
  clima: ClimaAbierto
  pendientes: readonly Pendiente[]
}) {
  const partes = clima.cuestionario.partesCuestionario.length
  const opciones = useMemo(() => listOpciones(clima), [clima])
  const anterior = useRepartoAnterior(clima.idEmpresa, opciones)
  const antiguedades = useMemo(
    () => (anterior === undefined ? null : describeAntiguedades(clima, anterior)),
    [clima, anterior],
  )
  const listos: { titulo: string; texto: string; pronostico?: boolean }[] = [
    {
      titulo: 'Cuestionario',
      texto: `${formatCantidad(clima.cantidadDePreguntas, 'pregunta', 'preguntas')} en ${formatCantidad(partes, 'parte', 'partes')}, ${formatCantidad(clima.cantidadDePaginas, 'página', 'páginas')}.`,
    },
    {
      titulo: 'Mínimo por grupo',
      texto:
        clima.minimoPorGrupo === 1 ? 'Sin mínimo.' : `${clima.minimoPorGrupo} cuestionarios contestados.`,
    },
    // A forecast is nothing that is done: it has no tick.
    ...(antiguedades ? [{ titulo: 'Antigüedades', texto: antiguedades, pronostico: true }] : []),
  ]
  return (
    <section className={styles.antes}>
      <header>
        <h2>Antes de activar</h2>
        <p>Nada de esto lo impide: es lo que conviene mirar primero.</p>
      </header>
      <ul>
        {pendientes.map(({ titulo, texto, accion, a }) => (
          <li key={titulo}>
            <span className={styles.bola}>
              <span className="oculto">Pendiente: </span>
            </span>
            <div>
              <strong>{titulo}</strong>
              <p>{texto}</p>
            </div>
            <Link to={typeof a === 'string' ? a : formatVista(a)}>{accion}</Link>
          </li>
        ))}
        {listos.map(({ titulo, texto, pronostico }) => (
          <li key={titulo} className={styles.listo}>
            <span>
              <Icono nombre={pronostico ? 'barras' : 'hecho'} />
              {!pronostico && <span className="oculto">Listo: </span>}
            </span>
            <div>
              <strong>{titulo}</strong>
              <p>{texto}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const findAntiguedad = ({ cuestionario }: ClimaAbierto) =>
  cuestionario.partesCuestionario.find(({ tipo }) => tipo === 'tiempoDeLaborarEnEmpresa')

const listOpciones = (clima: ClimaAbierto) =>
  (findAntiguedad(clima)?.preguntas ?? []).map(({ pregunta }) => pregunta)

/** From the plan and the last round; null where they say nothing of seniorities. */
function describeAntiguedades(clima: ClimaAbierto, anterior: RepartoAnterior | null): string | null {
  const { gruposDeOpinion, areasDeTrabajo, minimoPorGrupo, lectura } = clima
  const parte = findAntiguedad(clima)
  return describePronostico({
    gruposDeOpinion,
    areas: areasDeTrabajo,
    lectura,
    minimo: minimoPorGrupo,
    enOrden: parte?.enOrden ?? true,
    opciones: parte?.preguntas.length ?? 0,
    anterior,
  })
}

import { BotonIcono } from '#web/ui/Boton.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Interruptor } from '#web/ui/Interruptor.tsx'
import { useFilaOrdenable, ZonaOrdenable } from '#web/ui/Ordenable.tsx'
import styles from './Informe.module.css'
import type { Seccion } from './informe-queries.ts'

interface SeccionesDeInformeProps {
  secciones: Seccion[]
  elegida: string
  onElegir: (clave: string) => void
  onChange: (change: (secciones: Seccion[]) => Seccion[]) => void
  /** First and last page of each, where they are known. */
  paginas: ReadonlyMap<string, [number, number]>
}

/** Sections on and off, and in which order: by dragging, or with the arrows of the chosen one. */
export function SeccionesDeInforme({
  secciones,
  elegida,
  onElegir,
  onChange,
  paginas,
}: SeccionesDeInformeProps) {
  const fijas = secciones.filter(({ fija }) => fija)
  const movibles = secciones.filter(({ fija }) => !fija)
  // Upon the list as it is when it is saved: a colleague may have changed it meanwhile.
  const move = (clave: string, lugar: number) => onChange((actuales) => place(actuales, clave, lugar))
  // By steps: a second press finds the section where the first has put it, though the screen does not show it yet.
  const step = (clave: string, paso: number) =>
    onChange((actuales) => {
      const movibles = actuales.filter(({ fija }) => !fija)
      return place(actuales, clave, movibles.findIndex((una) => una.clave === clave) + paso)
    })
  const turn = (clave: string, incluida: boolean) =>
    onChange((actuales) => actuales.map((una) => (una.clave === clave ? { ...una, incluida } : una)))
  const faltan = movibles
    .filter(({ incluida }) => incluida)
    .flatMap(({ redacciones }) => redacciones)
    .filter(({ revisada }) => !revisada).length
  return (
    <section className={styles.secciones} aria-labelledby="secciones-de-informe">
      <h2 id="secciones-de-informe">Secciones</h2>
      <p className={styles.nota}>
        {faltan === 0
          ? 'Todas las redacciones están revisadas.'
          : `${faltan === 1 ? 'Falta 1 redacción' : `Faltan ${faltan} redacciones`} por revisar.`}
      </p>
      <ol>
        {fijas.map(({ clave, nombre }) => (
          <li key={clave} className={clave === elegida ? styles.elegida : ''}>
            <span className={styles.fija}>
              <Icono nombre="candado" />
            </span>
            <button
              type="button"
              className={styles.nombre}
              aria-pressed={clave === elegida}
              onClick={() => onElegir(clave)}
            >
              <strong>{nombre}</strong>
              <small>{clave === 'ficha' ? 'Siempre va: dice qué se oculta' : 'Siempre va'}</small>
            </button>
            <Paginas paginas={paginas.get(clave)} />
          </li>
        ))}
      </ol>
      <ZonaOrdenable onMove={move}>
        <ol>
          {movibles.map((seccion, indice) => (
            <FilaDeSeccion
              key={seccion.clave}
              seccion={seccion}
              indice={indice}
              ultima={indice === movibles.length - 1}
              elegida={seccion.clave === elegida}
              paginas={paginas.get(seccion.clave)}
              onElegir={() => onElegir(seccion.clave)}
              onStep={(paso) => step(seccion.clave, paso)}
              onTurn={(incluida) => turn(seccion.clave, incluida)}
            />
          ))}
        </ol>
      </ZonaOrdenable>
    </section>
  )
}

function place(secciones: Seccion[], clave: string, lugar: number): Seccion[] {
  const seccion = secciones.find((una) => una.clave === clave)
  const otras = secciones.filter((una) => !una.fija && una !== seccion)
  if (!seccion || lugar < 0 || lugar > otras.length) return secciones
  return [...secciones.filter(({ fija }) => fija), ...otras.toSpliced(lugar, 0, seccion)]
}

interface FilaDeSeccionProps {
  seccion: Seccion
  indice: number
  ultima: boolean
  elegida: boolean
  paginas: [number, number] | undefined
  onElegir: () => void
  onStep: (paso: number) => void
  onTurn: (incluida: boolean) => void
}

function FilaDeSeccion({
  seccion,
  indice,
  ultima,
  elegida,
  paginas,
  onElegir,
  onStep,
  onTurn,
}: FilaDeSeccionProps) {
  const { clave, nombre, incluida } = seccion
  const { ref, asa, isDragging } = useFilaOrdenable({ clave, indice, lista: 'secciones' })
  return (
    <li
      ref={ref}
      className={[elegida && styles.elegida, isDragging && styles.arrastrada].filter(Boolean).join(' ')}
    >
      <button type="button" {...asa} className={styles.mango} aria-label={`Mover ${nombre}`} title="Mover">
        <Icono nombre="agarrar" />
      </button>
      <button type="button" className={styles.nombre} aria-pressed={elegida} onClick={onElegir}>
        <strong>{nombre}</strong>
        <small>
          {isSinRevisar(seccion) && <i className={styles.punto} aria-hidden="true" />}
          {describeEstado(seccion)}
        </small>
      </button>
      {elegida && (
        <span className={styles.flechas}>
          <BotonIcono
            icono="subir"
            nombre={`Subir ${nombre}`}
            aria-disabled={indice === 0}
            onClick={() => indice > 0 && onStep(-1)}
          />
          <BotonIcono
            icono="desplegar"
            nombre={`Bajar ${nombre}`}
            aria-disabled={ultima}
            onClick={() => ultima || onStep(1)}
          />
        </span>
      )}
      <Paginas paginas={incluida ? paginas : undefined} />
      <Interruptor
        activa={incluida}
        texto={incluida ? 'Va' : 'No va'}
        nombre={`${nombre} en el informe`}
        onChange={onTurn}
      />
    </li>
  )
}

function Paginas({ paginas }: { paginas: [number, number] | undefined }) {
  if (!paginas) return null
  const [desde, hasta] = paginas
  return (
    <span className={styles.pagina}>{desde === hasta ? `pág. ${desde}` : `págs. ${desde}–${hasta}`}</span>
  )
}

const isSinRevisar = ({ incluida, redacciones }: Seccion) =>
  incluida && redacciones.some(({ sugerida, revisada }) => sugerida && !revisada)

function describeEstado({ incluida, redacciones }: Seccion): string {
  if (!incluida) return 'Fuera del informe'
  if (redacciones.length === 0) return 'Sin comentario'
  const revisadas = redacciones.filter(({ revisada }) => revisada).length
  if (revisadas === redacciones.length) return 'Revisada'
  if (redacciones.length > 1) return `${revisadas} revisadas de ${redacciones.length}`
  return redacciones[0]!.sugerida ? 'Sugerida, sin revisar' : 'Escrita, sin revisar'
}

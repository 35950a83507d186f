import { useStyleNonce } from '../../lib/site.tsx'
import { BotonIcono } from '../../ui/Boton.tsx'
import { Icono } from '../../ui/Icono.tsx'
import { Interruptor } from '../../ui/Interruptor.tsx'
import { useFilaOrdenable, ZonaOrdenable } from '../../ui/Ordenable.tsx'
import styles from './Informe.module.css'
import type { Seccion } from './informe-queries.ts'

interface SeccionesDeInformeProps {
  secciones: Seccion[]
  elegida: string
  onElegir: (clave: string) => void
  onChange: (secciones: Seccion[]) => void
}

/** Sections on and off, and in which order: by dragging, or with the arrows of the chosen one. */
export function SeccionesDeInforme({ secciones, elegida, onElegir, onChange }: SeccionesDeInformeProps) {
  const nonce = useStyleNonce()
  const fijas = secciones.filter(({ fija }) => fija)
  const movibles = secciones.filter(({ fija }) => !fija)
  const move = (clave: string, lugar: number) => {
    const seccion = movibles.find((una) => una.clave === clave)
    if (!seccion || lugar < 0 || lugar >= movibles.length) return
    const otras = movibles.filter((una) => una !== seccion)
    onChange([...fijas, ...otras.slice(0, lugar), seccion, ...otras.slice(lugar)])
  }
  const turn = (clave: string, incluida: boolean) =>
    onChange(secciones.map((una) => (una.clave === clave ? { ...una, incluida } : una)))
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
          <li key={clave}>
            <Icono nombre="candado" />
            <span className={styles.nombre}>
              <strong>{nombre}</strong>
              <small>{clave === 'ficha' ? 'Siempre va: dice qué se oculta' : 'Siempre va'}</small>
            </span>
          </li>
        ))}
      </ol>
      <ZonaOrdenable nonce={nonce} onMove={move}>
        <ol>
          {movibles.map((seccion, indice) => (
            <FilaDeSeccion
              key={seccion.clave}
              seccion={seccion}
              indice={indice}
              ultima={indice === movibles.length - 1}
              elegida={seccion.clave === elegida}
              onElegir={() => onElegir(seccion.clave)}
              onMove={(lugar) => move(seccion.clave, lugar)}
              onTurn={(incluida) => turn(seccion.clave, incluida)}
            />
          ))}
        </ol>
      </ZonaOrdenable>
    </section>
  )
}

interface FilaDeSeccionProps {
  seccion: Seccion
  indice: number
  ultima: boolean
  elegida: boolean
  onElegir: () => void
  onMove: (lugar: number) => void
  onTurn: (incluida: boolean) => void
}

function FilaDeSeccion({ seccion, indice, ultima, elegida, onElegir, onMove, onTurn }: FilaDeSeccionProps) {
  const { clave, nombre, incluida } = seccion
  const { ref, handleRef, isDragging } = useFilaOrdenable({ clave, indice, lista: 'secciones' })
  return (
    <li
      ref={ref}
      className={[elegida && styles.elegida, isDragging && styles.arrastrada].filter(Boolean).join(' ')}
    >
      <button
        ref={handleRef}
        type="button"
        className={styles.mango}
        aria-label={`Mover ${nombre}`}
        title="Mover"
      >
        <Icono nombre="agarrar" />
      </button>
      <button type="button" className={styles.nombre} aria-pressed={elegida} onClick={onElegir}>
        <strong>{nombre}</strong>
        <small>{describeEstado(seccion)}</small>
      </button>
      {elegida && (
        <span className={styles.flechas}>
          <BotonIcono
            icono="subir"
            nombre={`Subir ${nombre}`}
            disabled={indice === 0}
            onClick={() => onMove(indice - 1)}
          />
          <BotonIcono
            icono="desplegar"
            nombre={`Bajar ${nombre}`}
            disabled={ultima}
            onClick={() => onMove(indice + 1)}
          />
        </span>
      )}
      <Interruptor
        activa={incluida}
        texto={incluida ? 'Va' : 'No va'}
        nombre={`${nombre} en el informe`}
        onChange={onTurn}
      />
    </li>
  )
}

function describeEstado({ incluida, redacciones }: Seccion): string {
  if (!incluida) return 'Fuera del informe'
  if (redacciones.length === 0) return 'Sin comentario'
  const revisadas = redacciones.filter(({ revisada }) => revisada).length
  if (revisadas === redacciones.length) return 'Revisada'
  if (redacciones.length > 1) return `${revisadas} revisadas de ${redacciones.length}`
  return redacciones[0]!.sugerida ? 'Redacción sugerida, sin revisar' : 'Escrita, sin revisar'
}

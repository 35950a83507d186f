import { LIMITES } from '#domain/climas/limites.ts'
import type { PuntoDeEscala } from '#domain/cuestionario/cuestionario.ts'
import { Icono } from '#web/ui/Icono.tsx'
import type { Parte } from './borrador.ts'
import { getIdDeCampo, useEditor, useProblema } from './editor-context.ts'
import { ProblemaDeLista } from './Fila.tsx'
import styles from './PuntosDeEscala.module.css'

const create = (textos: readonly string[], aFavor: number): PuntoDeEscala[] =>
  textos.map((texto, i) => ({ texto, favorable: i >= textos.length - aFavor }))

const DE_CERO_A_DIEZ = Array.from({ length: LIMITES.puntos }, (_, i) => String(i)).map((numero, i) =>
  i === 0 ? `${numero} Nada probable` : i === 10 ? `${numero} Muy probable` : numero,
)

/** Points that most questionnaires use, to begin with. */
const HECHAS: { nombre: string; puntos: readonly PuntoDeEscala[] }[] = [
  {
    nombre: 'Nunca a siempre',
    puntos: create(['Nunca', 'Casi nunca', 'A veces', 'Casi siempre', 'Siempre'], 2),
  },
  {
    nombre: 'Acuerdo, con punto medio',
    puntos: create(
      [
        'Totalmente en desacuerdo',
        'En desacuerdo',
        'Ni de acuerdo ni en desacuerdo',
        'De acuerdo',
        'Totalmente de acuerdo',
      ],
      2,
    ),
  },
  { nombre: '1 a 5', puntos: create(['1', '2', '3', '4', '5'], 2) },
  { nombre: '1 a 10', puntos: create(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'], 3) },
]

interface PuntosDeEscalaProps {
  parte: Pick<Parte, 'clave' | 'puntos' | 'eNPS'>
}

/** The points of a scale, in the order in which they are read, and which of them are good news. */
export function PuntosDeEscala({ parte: { clave, puntos, eNPS } }: PuntosDeEscalaProps) {
  const { change, soloLectura } = useEditor()
  const set = (campos: Partial<Pick<Parte, 'puntos' | 'eNPS'>>) => change({ que: 'campo', clave, campos })
  const setPunto = (lugar: number, cambio: Partial<PuntoDeEscala>) =>
    set({ puntos: puntos.map((punto, i) => (i === lugar ? { ...punto, ...cambio } : punto)) })
  return (
    <fieldset className={styles.escala}>
      <legend>Puntos, en el orden en que se leen. Marca los que cuentan a favor</legend>
      {!soloLectura && (
        <div className={styles.hechas}>
          {HECHAS.map(({ nombre, puntos: hechos }) => (
            <button key={nombre} type="button" onClick={() => set({ puntos: hechos, eNPS: false })}>
              {nombre}
            </button>
          ))}
          <button type="button" onClick={() => set({ puntos: create(DE_CERO_A_DIEZ, 2), eNPS: true })}>
            0 a 10, eNPS
          </button>
        </div>
      )}
      <ol className={styles.puntos}>
        {puntos.map((punto, lugar) => (
          <Punto
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place
            key={lugar}
            {...{ clave, lugar, punto }}
            onCambio={(cambio) => setPunto(lugar, cambio)}
            onQuitar={
              soloLectura || puntos.length <= 2
                ? undefined
                : () => set({ puntos: puntos.filter((_, i) => i !== lugar), eNPS: false })
            }
          />
        ))}
      </ol>
      <ProblemaDeLista clave={clave} campo="puntos" />
      <div className={styles.pie}>
        {!soloLectura && puntos.length < LIMITES.puntos && (
          <button
            type="button"
            className={styles.agregar}
            onClick={() => set({ puntos: [...puntos, { texto: '', favorable: false }] })}
          >
            <Icono nombre="mas" />
            Agregar punto
          </button>
        )}
        <label className={styles.enps}>
          <input
            type="checkbox"
            checked={eNPS}
            disabled={soloLectura}
            onChange={(event) => set({ eNPS: event.currentTarget.checked })}
          />
          <span>Es un eNPS: promotores (9 y 10) menos detractores (0 a 6)</span>
        </label>
      </div>
      <ProblemaDeLista clave={clave} campo="eNPS" />
    </fieldset>
  )
}

interface PuntoProps {
  clave: string
  lugar: number
  punto: PuntoDeEscala
  onCambio: (cambio: Partial<PuntoDeEscala>) => void
  onQuitar: (() => void) | undefined
}

function Punto({ clave, lugar, punto, onCambio, onQuitar }: PuntoProps) {
  const { soloLectura, cerrado } = useEditor()
  const campo = `puntos.${lugar}`
  const problema = useProblema(clave, campo)
  const id = getIdDeCampo(clave, campo)
  return (
    <li className={styles.punto}>
      <input
        id={id}
        value={punto.texto}
        maxLength={LIMITES.punto}
        autoComplete="off"
        readOnly={cerrado}
        aria-label={`Punto ${lugar + 1}`}
        aria-invalid={problema ? true : undefined}
        aria-describedby={problema ? `${id}-falla` : undefined}
        onChange={(event) => onCambio({ texto: event.currentTarget.value })}
      />
      <label className={styles.aFavor}>
        <input
          type="checkbox"
          checked={punto.favorable}
          disabled={soloLectura}
          aria-label={`«${punto.texto || `Punto ${lugar + 1}`}» cuenta a favor`}
          onChange={(event) => onCambio({ favorable: event.currentTarget.checked })}
        />
        <span aria-hidden="true">A favor</span>
      </label>
      {onQuitar && (
        <button type="button" aria-label={`Quitar el punto ${lugar + 1}`} onClick={onQuitar}>
          <Icono nombre="cerrar" />
        </button>
      )}
      {problema && (
        <p id={`${id}-falla`} className={styles.falla}>
          {problema}
        </p>
      )}
    </li>
  )
}

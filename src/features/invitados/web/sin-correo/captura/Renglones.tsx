import { useEffect, useRef, useState } from 'react'
import {
  type Captura,
  EN_BLANCO,
  findSobradaAqui,
  getPapel,
  type Renglon,
  TECLA_NO_APLICA,
} from '#domain/encuesta/captura.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { Cara } from '#web/ui/Cara.tsx'
import { formatMarcas } from './abierta.ts'
import styles from './Captura.module.css'

interface RenglonesProps {
  captura: Captura
  onTexto: (texto: string) => void
  onValor: (renglon: number, valor: string) => void
  onAtras: () => void
}

const CARAS = ['grin', 'smile', 'meh', 'frown'] as const

/** The sheet as it lies on the table; the line being typed stands out and stays in sight. */
export function Renglones({ captura, onTexto, onValor, onAtras }: RenglonesProps) {
  const { renglones, renglon: actual, primera, papel, vuelta } = captura
  const ahora = useRef<HTMLLIElement>(null)
  const tecleado = getPapel(captura)
  const sobrada = captura.sobran ? findSobradaAqui(captura) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is what it is about
  useEffect(() => {
    // What had the focus may be gone with its line or its sheet; a field that is written in keeps it.
    const enfocado = document.activeElement
    if (enfocado === document.body || enfocado?.matches(`.${styles.renglones} > li`))
      ahora.current?.focus({ preventScroll: true })
    ahora.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [actual])
  return (
    <ol className={styles.renglones}>
      {renglones.map((renglon, i) => {
        const nuevaParte = renglones[i - 1]?.parte !== renglon.parte
        const antes = vuelta === 2 ? primera[papel]?.get(renglon.idPregunta) : undefined
        const difiere = i === actual && captura.difiere
        return (
          <li
            key={renglon.idPregunta}
            ref={i === actual ? ahora : undefined}
            tabIndex={-1}
            aria-current={i === actual ? 'step' : undefined}
            data-difiere={difiere || (i === actual && sobrada !== undefined) || undefined}
          >
            {nuevaParte && (
              <Encabezado
                renglon={renglon}
                conNoAplica={renglones.some((otro) => otro.parte === renglon.parte && hasNoAplica(otro))}
              />
            )}
            <span className={styles.numero}>{renglon.numero}</span>
            <div className={styles.pregunta}>
              <p id={`p-${renglon.idPregunta}`}>{renglon.pregunta}</p>
              {difiere && (
                <p role="alert">
                  <strong>No coincide.</strong> La primera vez se tecleó {describeValor(renglon, antes)}. Mira
                  el papel y teclea lo que dice.
                </p>
              )}
              {i === actual && sobrada && (
                <div role="alert">
                  <p>
                    <strong>Hay {formatMarcas(sobrada.marcadas, sobrada.caben)}.</strong> Mira el papel:
                    corrige con ↑ lo que no diga; si está así, esa parte queda sin respuesta.
                  </p>
                  <Boton chico onClick={() => onValor(i, tecleado.get(renglon.idPregunta) ?? EN_BLANCO)}>
                    El papel está así
                  </Boton>
                </div>
              )}
            </div>
            {renglon.clase === 'abierta' ? (
              <Texto
                key={String(i === actual)}
                activo={i === actual}
                texto={tecleado.get(renglon.idPregunta) ?? antes ?? ''}
                idPregunta={renglon.idPregunta}
                onTexto={onTexto}
                onAtras={onAtras}
              />
            ) : (
              <div className={styles.teclas} data-puntos={renglon.clase === 'puntos' || undefined}>
                {listBotones(renglon).map(({ valor, rotulo, nombre }) => (
                  <button
                    key={valor}
                    type="button"
                    tabIndex={-1}
                    aria-label={`${rotulo}, ${nombre}. ${renglon.pregunta}`}
                    aria-pressed={tecleado.get(renglon.idPregunta) === valor}
                    data-lugar={LUGARES[rotulo]}
                    data-antes={(difiere && antes === valor) || undefined}
                    disabled={i > actual}
                    onClick={() => onValor(i, valor)}
                  >
                    {rotulo}
                  </button>
                ))}
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** Each key in its own column, whatever the line offers beside it. */
const LUGARES: Record<string, string> = { N: 'aparte', '–': 'blanco' }

const hasNoAplica = ({ teclas }: Renglon) => teclas.some(({ tecla }) => tecla === TECLA_NO_APLICA)

const listBotones = ({ clase, teclas }: Renglon) => [
  ...teclas.map(({ tecla, valor, texto }) => ({ valor, rotulo: tecla.toUpperCase(), nombre: texto })),
  clase === 'opcion'
    ? { valor: 'false', rotulo: '–', nombre: 'Sin marcar' }
    : { valor: EN_BLANCO, rotulo: '–', nombre: 'En blanco' },
]

function describeValor({ clase, teclas }: Renglon, valor: string | undefined): string {
  const tecla = teclas.find((una) => una.valor === valor)?.tecla.toUpperCase()
  return tecla ?? (clase === 'opcion' ? 'sin marcar' : 'en blanco')
}

function Encabezado({
  renglon: { parte, clase, teclas },
  conNoAplica,
}: {
  renglon: Renglon
  conNoAplica: boolean
}) {
  return (
    <div className={styles.parte}>
      <strong>{parte.preguntaGeneral || 'Sin enunciado general'}</strong>
      {clase === 'puntos' && (
        <p className={styles.leyenda} aria-hidden="true">
          {teclas.map(({ tecla, texto }) => `${tecla.toUpperCase()} ${texto}`).join(' · ')}
        </p>
      )}
      {(clase === 'cara' || clase === 'escala') && (
        <div className={styles.teclas} aria-hidden="true">
          {teclas
            .filter(({ tecla }) => tecla !== TECLA_NO_APLICA)
            .map(({ tecla, texto }, i) => (
              <span key={tecla}>{clase === 'cara' ? <Cara cara={CARAS[i]!} /> : texto}</span>
            ))}
          {conNoAplica && <span data-lugar="aparte">No Aplica</span>}
          <span data-lugar="blanco">Blanco</span>
        </div>
      )}
    </div>
  )
}

interface TextoProps {
  activo: boolean
  texto: string
  idPregunta: string
  onTexto: (texto: string) => void
  onAtras: () => void
}

/** Enter goes on, Shift+Enter is a new line. The second time it is read against the paper, not typed again. */
function Texto({ activo, texto, idPregunta, onTexto, onAtras }: TextoProps) {
  const [escrito, setEscrito] = useState(texto)
  if (!activo) return <p className={styles.escrito}>{texto}</p>
  return (
    <div className={styles.abierta}>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: typing goes from line to line without a mouse
        autoFocus
        rows={3}
        maxLength={4_000}
        aria-labelledby={`p-${idPregunta}`}
        value={escrito}
        onChange={(event) => setEscrito(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault()
            onTexto(escrito)
          } else if (event.key === 'ArrowUp' && escrito === '') onAtras()
        }}
      />
      <Boton chico onClick={() => onTexto(escrito)}>
        Seguir
      </Boton>
    </div>
  )
}

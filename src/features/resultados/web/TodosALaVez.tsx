import { type CSSProperties, type KeyboardEvent, useMemo } from 'react'
import { formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { isAlMenos, UMBRAL_DE_SATISFACCION } from '#domain/resultados/bandas.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { useParametros } from '#web/lib/use-parametros.ts'
import { Bloque } from '#web/ui/graficas/BloqueDeGrafica.tsx'
import type { ParteDeClima } from './resultados-queries.ts'
import styles from './TodosALaVez.module.css'
import { createTodos, type FilaDeTodos, type Todos } from './todos-a-la-vez.ts'

/** In a group's ball its own number, in the others their place. */
const getNumero = ({ rotulo }: ParteDeClima, i: number) => /^G(\d+) /.exec(rotulo)?.[1] ?? String(i + 1)

/** One drawing before the charts of each: a row per variable, all sets on it; the one picked is joined by a line. */
export function TodosALaVez({ partes, una }: { partes: readonly ParteDeClima[]; una: string }) {
  const [busqueda, change] = useParametros()
  const todos = useMemo(() => createTodos(partes), [partes])
  if (!todos) return null
  const elegida = partes.findIndex(({ id, reserva }) => id === busqueda.get('parte') && !reserva)
  const pick = (i: number) => change({ parte: i === elegida ? '' : (partes[i]?.id ?? '') })
  const letGo = ({ key }: KeyboardEvent) => key === 'Escape' && elegida !== -1 && pick(elegida)
  const ocultas = partes.filter(({ reserva }) => reserva).map(({ rotulo }) => rotulo)
  return (
    <Bloque
      titulo="Todos a la vez"
      texto={`Una fila por variable y una bola por ${una}, llena de 75 en adelante. Escoge en la lista para seguir una.`}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go of what is picked, wherever the focus is inside */}
      <div className={styles.todos} onKeyDown={letGo}>
        <Dibujo todos={todos} partes={partes} elegida={elegida} onPick={pick} />
        <ul className={styles.lista} aria-label={`Escoge ${una === 'área de trabajo' ? 'un área' : 'uno'}`}>
          {partes.map(
            (parte, i) =>
              !parte.reserva && (
                <li key={parte.id}>
                  <button type="button" aria-pressed={i === elegida} onClick={() => pick(i)}>
                    <i data-llena={isAlMenos(parte.satisfaccion ?? 0, UMBRAL_DE_SATISFACCION) || undefined}>
                      {getNumero(parte, i)}
                    </i>
                    <span>{parte.nombre}</span>
                    <b>{parte.satisfaccion !== null && formatPorcentaje(parte.satisfaccion)}</b>
                  </button>
                </li>
              ),
          )}
        </ul>
      </div>
      {ocultas.length > 0 && <p className={styles.ocultas}>No se muestran: {joinEnLetras(ocultas)}.</p>}
    </Bloque>
  )
}

interface DibujoProps {
  todos: Todos
  partes: readonly ParteDeClima[]
  elegida: number
  onPick: (parte: number) => void
}

function Dibujo({ todos: { filas, marcas, toX }, partes, elegida, onPick }: DibujoProps) {
  const parte = partes[elegida]
  return (
    <table className={styles.dibujo}>
      <thead>
        <tr>
          <th scope="col">Variable</th>
          <th scope="col" className={styles.eje} aria-label="De menor a mayor">
            {marcas.map((marca) => (
              <span key={marca} style={{ left: `${toX(marca)}%` }}>
                {marca}
              </span>
            ))}
            <span className={styles.umbral} style={{ left: `${toX(UMBRAL_DE_SATISFACCION)}%` }}>
              75
            </span>
          </th>
          <th scope="col">
            {parte ? getNumeroConLetra(parte, elegida) : <span className="oculto">De lo escogido</span>}
          </th>
          <th scope="col">Distancia</th>
        </tr>
      </thead>
      <tbody>
        {filas.map((fila, f) => (
          <tr
            key={fila.nombre}
            style={{ '--alto': fila.alto, '--alto-en-telefono': fila.altoEnTelefono } as CSSProperties}
          >
            <th scope="row">{fila.nombre}</th>
            <td className={styles.fila}>
              <i className={styles.umbral} style={{ left: `${toX(UMBRAL_DE_SATISFACCION)}%` }} />
              <Tramo fila={fila} siguiente={filas[f + 1]} elegida={elegida} />
              {fila.bolas.map((bola) => (
                // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the list beside it does the same by keyboard
                <b
                  key={bola.parte}
                  data-llena={bola.llena || undefined}
                  data-elegida={bola.parte === elegida || undefined}
                  data-apagada={(elegida !== -1 && bola.parte !== elegida) || undefined}
                  title={`${partes[bola.parte]!.nombre}: ${formatPorcentaje(bola.valor)}`}
                  style={
                    {
                      left: `${bola.x}%`,
                      '--y': bola.y,
                      '--y-en-telefono': bola.yEnTelefono,
                    } as CSSProperties
                  }
                  onClick={() => onPick(bola.parte)}
                >
                  {getNumero(partes[bola.parte]!, bola.parte)}
                </b>
              ))}
            </td>
            <td className={styles.cifra}>{describeElegida(fila, elegida)}</td>
            <td className={styles.distancia}>{fila.distancia.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const getNumeroConLetra = (parte: ParteDeClima, i: number) =>
  parte.rotulo === parte.nombre ? parte.nombre : `G${getNumero(parte, i)}`

function describeElegida({ bolas }: FilaDeTodos, elegida: number): string {
  const bola = bolas.find(({ parte }) => parte === elegida)
  return bola ? formatPorcentaje(bola.valor) : ''
}

/** From the middle of this row to the middle of the next one. */
function Tramo({
  fila,
  siguiente,
  elegida,
}: {
  fila: FilaDeTodos
  siguiente: FilaDeTodos | undefined
  elegida: number
}) {
  const desde = fila.bolas.find(({ parte }) => parte === elegida)
  const hasta = siguiente?.bolas.find(({ parte }) => parte === elegida)
  if (!desde || !hasta) return null
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${desde.x} 0 L${hasta.x} 100`} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

import { type ReactNode, useState } from 'react'
import { useFechas } from '#web/lib/use-fechas.ts'
import { useFocoEnFila } from '#web/lib/use-foco-en-fila.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import styles from './SinCorreo.module.css'
import type { ClimaSinCorreo, Lote } from './sin-correo-queries.ts'

interface ListaDeLotesProps {
  clima: ClimaSinCorreo
  lotes: readonly Lote[]
  vacio: string
  ocupado: boolean
  /** Actions on a batch that is not cancelled. */
  acciones: (lote: Lote) => ReactNode
  onAnular: (lote: Lote) => void
}

/** Batches, the newest first, and what became of each. */
export function ListaDeLotes({ clima, lotes, vacio, ocupado, acciones, onAnular }: ListaDeLotesProps) {
  const { formatDia } = useFechas()
  const [porAnular, setPorAnular] = useState<Lote | null>(null)
  const isAnulado = (fila: string) => lotes.some(({ numero, anulado }) => anulado && String(numero) === fila)
  const { lista, stayAt } = useFocoEnFila<HTMLUListElement>(isAnulado)
  const nombres = new Map(clima.gruposDeOpinion.map(({ id, nombre }) => [id, nombre]))
  if (lotes.length === 0) return <p className={styles.nada}>{vacio}</p>
  return (
    <>
      <ul ref={lista} className={styles.lotes}>
        {lotes.map((lote) => (
          <li
            key={lote.numero}
            data-fila={lote.numero}
            tabIndex={-1}
            data-anulado={lote.anulado || undefined}
          >
            <div>
              <strong>
                Lote {lote.numero}: {isCallado(lote) ? '' : `${formatNumero(lote.hojas)} de `}
                {nombres.get(lote.idGrupoDeOpinion)}
              </strong>
              <span>
                {formatDia(lote.creado)}
                {lote.nombre ? `. ${lote.nombre}` : ''}
              </span>
            </div>
            <p>{describeUso(lote, clima.minimoPorGrupo)}</p>
            {!lote.anulado && (
              <div className={styles.acciones}>
                {acciones(lote)}
                <Boton
                  chico
                  tono="texto"
                  aria-label={`Anular lo que queda del lote ${lote.numero}`}
                  aria-disabled={ocupado}
                  onClick={() => ocupado || setPorAnular(lote)}
                >
                  Anular lo que queda
                </Boton>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Confirmacion
        abierto={porAnular !== null}
        titulo={`Anular lo que queda del lote ${porAnular?.numero ?? ''}`}
        confirmar="Anular"
        tono="peligro"
        onCancelar={() => setPorAnular(null)}
        onConfirmar={() => {
          if (porAnular) {
            stayAt(String(porAnular.numero))
            onAnular(porAnular)
          }
          setPorAnular(null)
        }}
      >
        <p>
          Lo contestado cuenta y quien empezó puede terminar; lo demás deja de servir y deja libres sus
          lugares. No se puede deshacer.
        </p>
      </Confirmacion>
    </>
  )
}

/** Taken back, and so few were used that the number is not told. */
const isCallado = ({ anulado, usadas, hojas }: Lote) => anulado && usadas == null && hojas === 0

function describeUso(lote: Lote, minimo: number): string {
  const { via, hojas, series, usadas, anulado } = lote
  const deMas = via === 'papeleta' && series > hojas ? ` Se imprimieron ${formatNumero(series)}.` : ''
  if (isCallado(lote)) return `Anulado; no se dice si se usaron: serían menos de ${minimo}.`
  if (anulado) return `Anulado; ${formatCantidad(hojas, 'usada', 'usadas')}.`
  if (via === 'papeleta' && series === 0) return 'Sin imprimir.'
  const impresas =
    via === 'papeleta' && series < hojas ? ` Faltan ${formatNumero(hojas - series)} por imprimir.` : ''
  if (usadas == null)
    return hojas < minimo
      ? `Son menos de ${minimo}: no se dice cuántas se han usado.${deMas}`
      : `No se puede contar ahora.${deMas}`
  const palabra = via === 'captura' ? 'capturada' : 'usada'
  const uso = usadas === 0 ? `Ninguna ${palabra}` : formatCantidad(usadas, palabra, `${palabra}s`)
  return `${uso}.${impresas}${deMas}`
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Captura,
  getPapel,
  goBack,
  goTo,
  isTerminada,
  listRespuestasDePapel,
  listSobradasDePapel,
  pressTecla,
  typeValor,
} from '#domain/encuesta/captura.ts'
import { formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { useTeclas } from '#web/lib/use-atajos.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import { GuardaDeCambios } from '#web/ui/GuardaDeCambios.tsx'
import { InsertCaptura } from '../sin-correo.generated.ts'
import { type Abierta, formatMarcas } from './abierta.ts'
import styles from './Captura.module.css'
import { Costado } from './Costado.tsx'
import { Renglones } from './Renglones.tsx'

interface MesaProps {
  idClima: string
  lote: number
  abierta: Abierta
  onCambio: (captura: Captura) => void
  onTerminada: () => void
}

/** While this screen stands there are sheets that only it knows. */
const hasCambios = () => true

/** It takes the place of a long sheet that was read at its end. */
const showEntera = (seccion: HTMLElement | null) =>
  seccion?.scrollIntoView({ block: 'center', behavior: 'instant' })

const TECLAS = ['1', '2', '3', '4', '0', 'n', ' ', 'enter', 'arrowup', 'arrowdown'] as const

export function MesaDeCaptura({ idClima, lote, abierta, onCambio, onTerminada }: MesaProps) {
  const { captura, series, revision } = abierta
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const [envio, setEnvio] = useState<{ enviando: boolean; falla: string | null }>({
    enviando: false,
    falla: null,
  })
  const terminada = isTerminada(captura)
  const papeles = captura.primera.length

  useTeclas(
    Object.fromEntries(
      TECLAS.map((tecla) => [
        tecla,
        terminada
          ? undefined
          : () => {
              const siguiente = pressTecla(captura, tecla)
              if (siguiente) onCambio(siguiente)
            },
      ]),
    ),
  )

  const save = async () => {
    if (envio.enviando) return
    setEnvio({ enviando: true, falla: null })
    const hojas = series.map((serie, i) => ({ serie, respuestas: listRespuestasDePapel(captura, i) }))
    try {
      const { insertCaptura } = await api(InsertCaptura, { idClima, lote, hojas, revision })
      showAviso({
        tono: 'bien',
        texto: `${insertCaptura.mensaje} Ya puedes destruir los papeles.`,
        ms: SUCCESS_MS,
      })
      void queryClient.invalidateQueries({ queryKey: CLIMAS })
      onTerminada()
    } catch (error) {
      setEnvio({ enviando: false, falla: formatFailure(error) })
    }
  }

  return (
    <div className={styles.mesa}>
      <GuardaDeCambios hasCambios={hasCambios} />
      {terminada ? (
        <section ref={showEntera} className={styles.final} aria-label="Listo para guardar">
          <h2>Las dos capturas coinciden</h2>
          <p>
            {formatCantidad(papeles, 'papel', 'papeles')},{' '}
            {formatCantidad(captura.diferencias, 'diferencia', 'diferencias')} que{' '}
            {captura.diferencias === 1 ? 'decidió' : 'decidieron'} el papel. Al guardar, cada uno es un
            cuestionario como el de cualquiera: ya no se puede leer ni corregir.
          </p>
          <SinContar captura={captura} />
          {envio.falla && <Aviso tono="mal">{envio.falla}</Aviso>}
          <div className={styles.acciones}>
            <Boton tono="primario" onClick={() => void save()} disabled={envio.enviando} autoFocus>
              {envio.enviando
                ? 'Guardando…'
                : `Guardar ${formatCantidad(papeles, 'cuestionario', 'cuestionarios')}`}
            </Boton>
            <Boton onClick={() => onCambio(goBack(captura))} disabled={envio.enviando}>
              Volver al último papel
            </Boton>
          </div>
        </section>
      ) : (
        <section aria-label={`Papel ${captura.papel + 1}`}>
          <header className={styles.papel}>
            <h2>
              Papel {captura.papel + 1} <span>de {papeles}</span>
            </h2>
            <p>
              {getPapel(captura).size} de {captura.renglones.length} renglones
            </p>
          </header>
          <Renglones
            key={`${captura.vuelta} ${captura.papel}`}
            captura={captura}
            onTexto={(texto) => onCambio(typeValor(captura, texto))}
            onValor={(renglon, valor) => onCambio(typeValor(goTo(captura, renglon), valor))}
            onAtras={() => onCambio(goBack(captura))}
          />
        </section>
      )}
      <Costado captura={captura} />
    </div>
  )
}

/** What is going to be left out, while the paper is still there to look at. */
function SinContar({ captura }: { captura: Captura }) {
  const sobradas = captura.primera.flatMap((_, papel) =>
    listSobradasDePapel(captura, papel).map((sobrada) => ({ papel: papel + 1, ...sobrada })),
  )
  if (sobradas.length === 0) return null
  return (
    <Aviso tono="info">
      {sobradas.map(({ papel, parte, marcadas, caben }) => (
        <span key={`${papel} ${parte.id}`} className={styles.sinContar}>
          Papel {papel}: {formatMarcas(marcadas, caben)}
          {parte.preguntaGeneral && ` («${parte.preguntaGeneral}»)`}; esa parte queda sin respuesta.
        </span>
      ))}
    </Aviso>
  )
}

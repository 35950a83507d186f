import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Captura,
  forgetPapel,
  getPapel,
  goBack,
  goTo,
  hasPendientes,
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
}

/** It takes the place of a long sheet that was read at its end. */
const showEntera = (seccion: HTMLElement | null) =>
  seccion?.scrollIntoView({ block: 'center', behavior: 'instant' })

const TECLAS = ['1', '2', '3', '4', '0', 'n', ' ', 'enter', 'arrowup', 'arrowdown'] as const

export function MesaDeCaptura({ idClima, lote, abierta, onCambio }: MesaProps) {
  const { captura, series, revision } = abierta
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const [envio, setEnvio] = useState<{ enviando: boolean; falla: string | null }>({
    enviando: false,
    falla: null,
  })
  const { completo, papel } = captura
  const papeles = captura.primera.length

  useTeclas(
    Object.fromEntries(
      TECLAS.map((tecla) => [
        tecla,
        // The button that keeps the sheet has the focus: Enter is its.
        envio.enviando || (completo && tecla !== 'arrowup')
          ? undefined
          : () => {
              const siguiente = pressTecla(captura, tecla)
              if (siguiente) onCambio(siguiente)
            },
      ]),
    ),
  )

  const goOn = () => {
    const siguiente = forgetPapel(captura)
    onCambio(siguiente)
    if (isTerminada(siguiente)) {
      const diferencias =
        captura.repetidos.size > 0
          ? ` ${formatCantidad(captura.diferencias, 'diferencia', 'diferencias')} entre las dos capturas.`
          : ''
      showAviso({
        tono: 'bien',
        texto: `Listo: ${formatCantidad(papeles, 'papel', 'papeles')}.${diferencias} Ya puedes destruirlos.`,
        ms: SUCCESS_MS,
      })
    }
  }
  const respuestas = completo ? listRespuestasDePapel(captura, papel) : []
  const enBlanco = respuestas.every(({ respuesta }) => respuesta === '')
  const save = async () => {
    if (envio.enviando) return
    setEnvio({ enviando: true, falla: null })
    try {
      const hojas = [{ serie: series[papel]!, respuestas }]
      await api(InsertCaptura, { idClima, lote, hojas, revision })
      setEnvio({ enviando: false, falla: null })
      void queryClient.invalidateQueries({ queryKey: CLIMAS })
      goOn()
    } catch (error) {
      setEnvio({ enviando: false, falla: formatFailure(error) })
    }
  }

  return (
    <div className={styles.mesa}>
      <GuardaDeCambios hasCambios={() => hasPendientes(captura)} />
      {completo ? (
        <section ref={showEntera} className={styles.final} aria-label="Listo para guardar">
          <h2>Papel {papel + 1} completo</h2>
          {!enBlanco ? (
            <p>Al guardarlo es un cuestionario como el de cualquiera: ya no se puede leer ni corregir.</p>
          ) : (
            <p>Está en blanco: no hay nada que guardar.</p>
          )}
          <SinContar captura={captura} />
          {envio.falla && <Aviso tono="mal">{envio.falla}</Aviso>}
          <div className={styles.acciones}>
            {!enBlanco ? (
              <Boton tono="primario" onClick={() => void save()} disabled={envio.enviando} autoFocus>
                {envio.enviando ? 'Guardando…' : 'Guardar'}
              </Boton>
            ) : (
              <Boton tono="primario" onClick={goOn} autoFocus>
                Dejarlo fuera
              </Boton>
            )}
            <Boton onClick={() => onCambio(goBack(captura))} disabled={envio.enviando}>
              Volver al papel
            </Boton>
          </div>
        </section>
      ) : (
        <section aria-label={`Papel ${papel + 1}`}>
          <header className={styles.papel}>
            <h2>
              Papel {papel + 1} <span>de {papeles}</span>
            </h2>
            <p>
              {getPapel(captura).size} de {captura.renglones.length} renglones
            </p>
          </header>
          <Renglones
            key={`${captura.vuelta} ${papel}`}
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
  const sobradas = listSobradasDePapel(captura, captura.papel)
  if (sobradas.length === 0) return null
  return (
    <Aviso tono="info">
      {sobradas.map(({ parte, marcadas, caben }) => (
        <span key={parte.id} className={styles.sinContar}>
          {formatMarcas(marcadas, caben)}
          {parte.preguntaGeneral && ` («${parte.preguntaGeneral}»)`}; esa parte queda sin respuesta.
        </span>
      ))}
    </Aviso>
  )
}

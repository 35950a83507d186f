import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { formatNombreCompleto, PLAZO_PARA_DESHACER_MS } from '#domain/cvs/cv.ts'
import { getValor } from '#domain/validacion/leido.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { useRescate } from '#web/ui/use-rescate.ts'
import { refreshCvs } from '../cvs-queries.ts'
import { toRevision, toVista } from '../direcciones-de-pendientes.ts'
import { useEtiquetasPuestos } from '../use-etiquetas-puestos.ts'
import { parseValores, type ValoresDeCv } from '../valores-de-cv.ts'
import {
  DeleteEnvioDeCV,
  InsertCVDeEnvio,
  RestoreEnvioDeCV,
  UpdateCVConEnvio,
} from './pendientes.generated.ts'
import { type EnvioAbierto, refreshPendientes } from './pendientes-queries.ts'
import { joinValores, presentRevision } from './valores-de-revision.ts'

/** What can be done with a submission, each leading on to the next that waits. */
export function useRevisionDeEnvio(abierto: EnvioAbierto) {
  const api = useApi()
  const navigate = useNavigate()
  const { state } = useLocation()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const etiquetas = useEtiquetasPuestos()
  const { id: idEnvio, nombre, parecidos } = abierto.envio
  const [idEscogido, setIdEscogido] = useState(parecidos[0]?.cv.id)
  const escogido = parecidos.find(({ cv }) => cv.id === idEscogido) ?? parecidos[0]
  const anterior = escogido?.cv ?? null
  const decision = useRef<'nueva' | 'misma'>('nueva')
  const [descartando, setDescartando] = useState(false)

  const fail = (error: unknown) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
  const goTo = (id: string | null | undefined) =>
    void (id ? navigate(toRevision(id), { state }) : navigate(toVista('bandeja')))
  const goOn = () => goTo(abierto.siguiente ?? abierto.anterior)

  const leer = (valores: ValoresDeCv) =>
    parseValores(decision.current === 'misma' && anterior ? joinValores(valores, anterior) : valores, {
      archivoObligatorio: false,
    })
  const form = useFormulario({
    inicial: presentRevision(abierto),
    check: (valores) => leer(valores).problemas,
    antes: () => etiquetas.enCamino.current,
    send: async (valores) => {
      const campos = getValor(leer(valores))
      const guardado =
        decision.current === 'misma' && anterior
          ? (await api(UpdateCVConEnvio, { idEnvio, idCV: anterior.id, campos, revision: anterior.revision }))
              .updateCVConEnvio
          : (await api(InsertCVDeEnvio, { idEnvio, campos })).insertCVDeEnvio
      return `${guardado.mensaje}: ${formatNombreCompleto(campos)}`
    },
    onListo: (texto) => {
      showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
      goOn()
      void refreshPendientes(queryClient)
      void refreshCvs(queryClient)
    },
    onFalla: (error) => {
      fail(error)
      void refreshPendientes(queryClient)
    },
  })
  useRescate(`envio ${idEnvio}`, form.rescate)
  const decide = (cual: 'nueva' | 'misma') => () => {
    decision.current = cual
    void form.formProps.onSubmit()
  }

  const restore = async () => {
    try {
      await api(RestoreEnvioDeCV, { idEnvio })
      showAviso({ tono: 'bien', texto: `El CV de ${nombre} volvió a la bandeja.`, ms: SUCCESS_MS })
      goTo(idEnvio)
    } catch (error) {
      fail(error)
    }
    await refreshPendientes(queryClient)
  }
  const discard = async () => {
    setDescartando(true)
    try {
      await api(DeleteEnvioDeCV, { idEnvio })
      // What was typed goes with it.
      form.reset(form.valores)
      let vuelve = false
      const restoreOnce = () => {
        if (vuelve) return
        vuelve = true
        void restore()
      }
      showAviso({
        tono: 'bien',
        texto: `Se descartó el CV de ${nombre}.`,
        ms: PLAZO_PARA_DESHACER_MS,
        accion: { texto: 'Deshacer', atajo: 'Control+Z', onClick: restoreOnce },
      })
      goOn()
    } catch (error) {
      fail(error)
    }
    setDescartando(false)
    await refreshPendientes(queryClient)
  }

  const { siguiente, anterior: previo } = abierto
  return {
    form,
    etiquetas,
    escogido,
    setIdEscogido,
    ocupado: form.enviando || descartando,
    accept: decide('nueva'),
    join: decide('misma'),
    discard: () => void discard(),
    goSiguiente: siguiente ? () => goTo(siguiente) : undefined,
    goAnterior: previo ? () => goTo(previo) : undefined,
  }
}

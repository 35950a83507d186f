import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  CAMPOS_PROPIOS,
  ESTADO_INICIAL,
  formatNombreCompleto,
  getClaveDeEtiqueta,
  PLAZO_PARA_DESHACER_MS,
} from '#domain/cvs/cv.ts'
import type { CampoPropuesto } from '#domain/cvs/propuesta.ts'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import { getValor } from '#domain/validacion/leido.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useFormulario } from '#web/lib/use-formulario.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { useRescate } from '#web/ui/use-rescate.ts'
import { refreshCvs, toRevision, toVista, useEtiquetasPuestos } from '../direcciones-de-pendientes.ts'
import { parseValores, VALORES_VACIOS, type ValoresDeCv } from '../valores-de-cv.ts'
import {
  DeleteEnvioDeCV,
  InsertCVDeEnvio,
  RestoreEnvioDeCV,
  UpdateCVConEnvio,
} from './pendientes.generated.ts'
import { type EnvioAbierto, type Parecido, refreshPendientes } from './pendientes-queries.ts'

export type CvAnterior = Parecido['cv']

/** The form as it opens: what was sent and read. Nothing of anybody else, who they may be or not. */
export function presentRevision(abierto: EnvioAbierto): ValoresDeCv {
  const propuestos: Partial<Record<CampoPropuesto, string>> = {}
  for (const { campo, valor } of abierto.propuestas) propuestos[campo] ??= valor
  return { ...VALORES_VACIOS, ...propuestos, estado: ESTADO_INICIAL }
}

/** For the same person: what is not said anew stays as it was, and so do state and tags. */
export function joinValores(valores: ValoresDeCv, anterior: CvAnterior): ValoresDeCv {
  const juntos = { ...valores, estado: anterior.estado }
  for (const campo of CAMPOS_PROPIOS)
    juntos[campo] = valores[campo].trim() ? valores[campo] : (anterior[campo] ?? '')
  const claves = new Set(anterior.etiquetasPuestos.map(getClaveDeEtiqueta))
  const nuevas = valores.etiquetasPuesto.filter((puesto) => !claves.has(getClaveDeEtiqueta(puesto)))
  return { ...juntos, etiquetasPuesto: [...anterior.etiquetasPuestos, ...nuevas] }
}

const ORIGENES = {
  formulario: 'Lo escribió en el sitio',
  archivo: 'Leído en el archivo: compruébalo',
  ambos: 'Igual en el sitio y en el archivo',
} as const

/** Where what stands in a field was read; null where somebody typed it here. */
export function findOrigen(abierto: EnvioAbierto, campo: CampoPropuesto, valor: string): string | null {
  const propuesta = abierto.propuestas.find((una) => una.campo === campo && una.valor === valor)
  return propuesta ? ORIGENES[propuesta.origen] : null
}

interface Opcion {
  valor: string
  rotulo: string
}

/** Other values the field may take: what else was read, and what the known person had before. */
export function listOpciones(
  abierto: EnvioAbierto,
  anterior: CvAnterior | null,
  campo: CampoPropuesto,
  valor: string,
): Opcion[] {
  const opciones: Opcion[] = abierto.propuestas
    .filter((una) => una.campo === campo)
    .map((una) => ({ valor: una.valor, rotulo: una.origen === 'archivo' ? 'En el archivo' : 'En el sitio' }))
  if (anterior?.[campo]) opciones.push({ valor: anterior[campo], rotulo: 'Antes' })
  const vistas = new Set([foldParaBuscar(valor)])
  return opciones.filter((opcion) => {
    const clave = foldParaBuscar(opcion.valor)
    if (vistas.has(clave)) return false
    vistas.add(clave)
    return true
  })
}

/** Actions with a submission, each leading on to the next that waits. */
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
      // The typed text goes with it.
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

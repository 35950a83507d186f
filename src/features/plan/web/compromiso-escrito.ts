import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type CompromisoEscrito, NOMBRE_DE_ESTADO } from '#domain/plan/compromiso.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { findRescatado } from '#web/ui/use-rescate.ts'
import type { Compromiso } from './plan-queries.ts'

export const NUEVO: CompromisoEscrito = {
  que: '',
  clase: 'variable',
  medida: '',
  idParte: '',
  responsable: '',
  cargo: '',
  correo: '',
  fecha: '',
  meta: '',
  estado: 'porEmpezar',
}

export const toEscrito = (compromiso: Compromiso): CompromisoEscrito => ({
  que: compromiso.que,
  clase: compromiso.clase,
  medida: compromiso.medida,
  idParte: compromiso.idParte ?? '',
  responsable: compromiso.responsable,
  cargo: compromiso.cargo,
  correo: compromiso.correo,
  fecha: compromiso.fecha,
  meta: compromiso.meta == null ? '' : String(compromiso.meta),
  estado: compromiso.estado,
})

/** With the commitment as it was opened: what others saved meanwhile is told by it. Null: a new one. */
interface Rescatado<Valores> {
  compromiso: Compromiso | null
  valores: Partial<Valores>
}

interface RescateDeFormulario<Valores> {
  leer: () => Partial<Valores> | null
  devolver: (escrito: Partial<Valores>) => void
}

export const getNombreDeRescate = (idClima: string): string => `compromiso ${idClima}`

export const rescueCompromiso = <Valores>(
  compromiso: Compromiso | null,
  { leer, devolver }: RescateDeFormulario<Valores>,
) => ({
  leer: (): Rescatado<Valores> | null => {
    const valores = leer()
    return valores && { compromiso, valores }
  },
  devolver: ({ valores }: Rescatado<Valores>) => devolver(valores),
})

/** The commitment whose dialog was open when the session ended. */
export const findCompromisoRescatado = (idClima: string): { compromiso: Compromiso | null } | null =>
  findRescatado<Rescatado<unknown>>(getNombreDeRescate(idClima))

type Escrito = CompromisoEscrito & { nota: string }

const ROTULOS: Partial<Record<keyof CompromisoEscrito, string>> = {
  que: 'qué se va a hacer',
  medida: 'qué debe moverse',
  responsable: 'responsable',
  cargo: 'puesto',
  correo: 'correo',
  fecha: 'para cuándo',
  meta: 'meta',
  estado: 'estado',
}

const CAMPOS = Object.keys(NUEVO) as (keyof CompromisoEscrito)[]

/** Changes that others saved since it was opened. Fields that were not touched here follow; of all it is told what they say now. */
export function useCambiosDeOtros(
  abierto: Compromiso | null,
  actual: Compromiso | null,
  form: {
    valores: Escrito
    change: <C extends keyof Escrito>(campo: C, valor: Escrito[C]) => void
  },
): string[] {
  const base = useRef(abierto && toEscrito(abierto))
  const follow = useEffectEvent((nuevo: CompromisoEscrito) => {
    const antes = base.current
    if (!antes) return
    for (const campo of CAMPOS)
      if (form.valores[campo] === antes[campo] && nuevo[campo] !== antes[campo])
        form.change(campo, nuevo[campo])
    base.current = nuevo
  })
  useEffect(() => {
    if (actual) follow(toEscrito(actual))
  }, [actual])
  if (!abierto || !actual || actual.revision === abierto.revision) return []
  const [antes, ahora] = [toEscrito(abierto), toEscrito(actual)]
  const cambios = CAMPOS.flatMap((campo) => {
    const rotulo = ROTULOS[campo]
    if (!rotulo || antes[campo] === ahora[campo]) return []
    const valor = campo === 'estado' ? NOMBRE_DE_ESTADO[ahora.estado] : ahora[campo] || 'nada'
    return [`${rotulo}, «${valor}»`]
  })
  const nota = actual.notas.length > abierto.notas.length ? actual.notas[0] : null
  return nota ? [...cambios, `nota de ${nota.quien}, «${nota.texto}»`] : cambios
}

/** Steps after a change of the plan: it is said, the plan is read again, and the dialog closes. */
export function useGuardarCompromiso(idClima: string, onCerrar: (cambiado: string) => void) {
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  return {
    onListo: ({ id, mensaje }: { id: string; mensaje: string }) => {
      showAviso({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS })
      void queryClient.invalidateQueries({ queryKey: ['plan', idClima] })
      onCerrar(id)
    },
    onFalla: (error: unknown) => {
      showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
      void queryClient.invalidateQueries({ queryKey: ['plan', idClima] })
    },
  }
}

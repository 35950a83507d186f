import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useApi } from '#web/lib/site.tsx'
import { findRescatado, useRescate } from '#web/ui/use-rescate.ts'
import { UpdateRedaccion } from './informe.generated.ts'
import { informeQuery, type Redaccion, type Textos } from './informe-queries.ts'

/** So long after the last key, what was typed is saved. */
const PAUSA_MS = 900

/**
 * Text of a field that saves itself: after a pause, when the field is left, and when the screen is. What
 * others save meanwhile is taken over only where nothing is being typed.
 */
export function useTecleado(guardado: string, onGuardar: (texto: string) => void) {
  const [escrito, setEscrito] = useState<string | null>(null)
  const texto = escrito ?? guardado
  const ultimo = useRef({ escrito, guardado })
  ultimo.current = { escrito, guardado }

  const save = () => {
    const { escrito: este, guardado: antes } = ultimo.current
    if (este !== null && este !== antes) onGuardar(este)
  }
  const onPausa = useEffectEvent(save)
  useEffect(() => {
    if (escrito === null) return
    const timer = setTimeout(() => onPausa(), PAUSA_MS)
    return () => clearTimeout(timer)
  }, [escrito])
  useEffect(() => () => onPausa(), [])
  // Once the server has it, the field shows what the server has again.
  useEffect(() => {
    if (escrito === guardado) setEscrito(null)
  }, [escrito, guardado])

  return {
    value: texto,
    onChange: (event: { currentTarget: { value: string } }) => setEscrito(event.currentTarget.value),
    onBlur: save,
  }
}

export type EstadoDeRedaccion =
  | { tipo: 'quieta' }
  | { tipo: 'guardando' }
  | { tipo: 'guardada' }
  | { tipo: 'falla'; error: unknown }
  /** Somebody else wrote meanwhile: theirs is kept, this one waits for a decision. */
  | { tipo: 'conflicto'; suya: Textos; revision: number }

const isIgual = (uno: Textos, otro: Textos) =>
  uno.titular === otro.titular && uno.comentario === otro.comentario

/** As it is stored. */
const tidy = ({ titular, comentario }: Textos): Textos => ({
  titular: titular.trim(),
  comentario: comentario.trim(),
})

const getNombreDeRescate = (idClima: string, clave: string) => `redaccion ${idClima} ${clave}`

/** Whether the session ended while somebody wrote it. */
export const isRescatada = (idClima: string, { clave }: Redaccion): boolean =>
  findRescatado(getNombreDeRescate(idClima, clave)) !== null

/** One wording as it is written: saved after a pause, when it is left, and when somebody stands for it. */
export function useRedaccion(idClima: string, redaccion: Redaccion) {
  const api = useApi()
  const client = useQueryClient()
  const query = informeQuery(api, idClima)
  const [texto, setTexto] = useState<Textos>({ titular: redaccion.titular, comentario: redaccion.comentario })
  const [estado, setEstado] = useState<EstadoDeRedaccion>({ tipo: 'quieta' })
  /** The server's text, by the revision that it gave. */
  const guardada = useRef({ ...texto, revision: redaccion.revision, revisada: redaccion.revisada })
  const ultimo = useRef(texto)
  ultimo.current = texto
  const cola = useRef<Promise<void>>(Promise.resolve())

  const find = async () =>
    (await client.fetchQuery(query)).getInforme.secciones
      .flatMap(({ redacciones }) => redacciones)
      .find(({ clave }) => clave === redaccion.clave)

  const send = async (revisada: boolean, revision?: number) => {
    const enviado = ultimo.current
    if (!enviado.titular.trim()) return
    if (!revisada && revision === undefined && isIgual(enviado, guardada.current)) return
    setEstado({ tipo: 'guardando' })
    try {
      const nueva = (
        await api(UpdateRedaccion, {
          idClima,
          clave: redaccion.clave,
          ...enviado,
          revisada,
          revision: revision ?? guardada.current.revision,
        })
      ).updateRedaccion
      guardada.current = { ...enviado, revision: nueva, revisada }
      setEstado({ tipo: 'guardada' })
      void client.invalidateQueries({ queryKey: query.queryKey })
    } catch (error) {
      const otra = error instanceof ApiError && error.code === 'CONFLICT' ? await find() : undefined
      if (!otra) return setEstado({ tipo: 'falla', error })
      const suya = { titular: otra.titular, comentario: otra.comentario }
      guardada.current = { ...suya, revision: otra.revision, revisada: otra.revisada }
      setEstado(
        isIgual(suya, ultimo.current)
          ? { tipo: 'guardada' }
          : { tipo: 'conflicto', suya, revision: otra.revision },
      )
    }
  }
  /** One after the other: each knows the revision that the one before left. */
  const save = (revisada: boolean, revision?: number) => {
    if (estado.tipo === 'conflicto' && revision === undefined) return
    cola.current = cola.current.then(() => send(revisada, revision))
  }
  const onPausa = useEffectEvent(() => save(false))

  useEffect(() => {
    if (isIgual(texto, guardada.current)) return
    const timer = setTimeout(() => onPausa(), PAUSA_MS)
    return () => clearTimeout(timer)
  }, [texto])
  useEffect(() => () => onPausa(), [])
  // Others' text is taken over where nothing is being written here; and what was ours, which follows the figures and
  // the round that they are compared with, though nobody saves it.
  useEffect(() => {
    const { titular, comentario, revision, revisada, sugerida } = redaccion
    const antes = guardada.current
    const isOtra = sugerida && revision === antes.revision && !isIgual(redaccion, tidy(antes))
    if (!(isOtra || revision > antes.revision) || !isIgual(ultimo.current, antes)) return
    guardada.current = { titular, comentario, revision, revisada }
    setTexto({ titular, comentario })
  }, [redaccion])

  // By the revision it was written upon: whoever wrote meanwhile is asked about, not written over.
  useRescate<Textos & { revision: number }>(getNombreDeRescate(idClima, redaccion.clave), {
    leer: () =>
      isIgual(ultimo.current, guardada.current)
        ? null
        : { ...ultimo.current, revision: guardada.current.revision },
    devolver: ({ titular, comentario, revision }) => {
      guardada.current = { ...guardada.current, revision }
      setTexto({ titular, comentario })
    },
    alSalir: 'sigue',
  })

  return {
    texto,
    estado,
    write: (cambio: Partial<Textos>) => setTexto((antes) => ({ ...antes, ...cambio })),
    leave: () => save(false),
    approve: () => save(true),
    takeTheirs: (suya: Textos) => {
      setTexto(suya)
      setEstado({ tipo: 'quieta' })
    },
    keepMine: (revision: number) => save(false, revision),
    isSugerida: redaccion.posibles.some((una) => isIgual(una, texto)),
    isRevisada: redaccion.revisada && isIgual(texto, redaccion),
    /** The next wording that the figures allow; null where there is no other. */
    getOtra: (): Textos | null => {
      const { posibles } = redaccion
      const esta = posibles.findIndex((una) => isIgual(una, texto))
      const otra = posibles[(esta + 1) % posibles.length]
      return otra && !isIgual(otra, texto) ? { titular: otra.titular, comentario: otra.comentario } : null
    },
  }
}

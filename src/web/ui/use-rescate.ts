import { useEffect, useEffectEvent } from 'react'
import { useAvisos } from './Avisos.tsx'
import { readAlmacen, writeAlmacen } from './save-archivo.ts'

/** Work that was being written when a session ended: of one account, in this tab, until it is given back. */
interface Rescatado {
  cuenta: string
  escritos: Record<string, unknown>
}

const RESCATE = 'escrito'

/** By what is written in: what is there and not saved; null where nothing would be lost. */
const lectores = new Map<string, () => unknown>()

export function addLector(nombre: string, leer: () => unknown): () => void {
  lectores.set(nombre, leer)
  return () => {
    if (lectores.get(nombre) === leer) lectores.delete(nombre)
  }
}

const readRescatado = () => readAlmacen<Rescatado>(RESCATE)

/** Files cannot be kept: whoever comes back chooses them again. */
const dropArchivos = (_: string, valor: unknown) => (valor instanceof Blob ? null : valor)

/** Puts away all that is being written, before the page is left without a question. */
export function rescueEscritos(cuenta: string): void {
  const antes = readRescatado()
  const escritos = antes?.cuenta === cuenta ? { ...antes.escritos } : {}
  for (const [nombre, leer] of lectores) {
    const escrito = leer()
    if (escrito !== null) escritos[nombre] = JSON.parse(JSON.stringify(escrito, dropArchivos))
  }
  if (Object.keys(escritos).length > 0) writeAlmacen(RESCATE, { cuenta, escritos })
}

export const hasRescate = (): boolean => readRescatado() !== null

export const findRescatado = <T>(nombre: string): T | null =>
  (readRescatado()?.escritos[nombre] as T | undefined) ?? null

/** Given back once. */
export function takeRescatado<T>(nombre: string): T | null {
  const rescatado = readRescatado()
  if (!rescatado || !(nombre in rescatado.escritos)) return null
  const { [nombre]: escrito, ...escritos } = rescatado.escritos
  writeAlmacen(RESCATE, Object.keys(escritos).length > 0 ? { ...rescatado, escritos } : null)
  return escrito as T
}

/** A log out leaves nothing, and whoever comes in finds nothing of another account. */
export function forgetRescate(excepto?: string): void {
  if (readRescatado()?.cuenta !== excepto) writeAlmacen(RESCATE, null)
}

const RESCATADO = 'Tu sesión terminó antes de guardar. Aquí está lo que habías escrito: revísalo y guárdalo.'
const RESCATADO_MS = 120_000

interface Rescate<T> {
  /** The words written and not saved; null where nothing would be lost. */
  leer: () => T | null
  devolver: (escrito: T) => void
  /** A sentence about what could not be kept. */
  falta?: (escrito: T) => string | null
  /** `sigue`: it saves itself, and what is on its way when the screen changes can still be refused. */
  alSalir?: 'sigue'
}

/** Work outlives the end of the session: it comes back when the same person is here again. */
export function useRescate<T>(nombre: string, { leer, devolver, falta, alSalir }: Rescate<T>): void {
  const showAviso = useAvisos()
  const read = useEffectEvent(leer)
  const giveBack = useEffectEvent((escrito: T) => {
    devolver(escrito)
    const texto = [RESCATADO, falta?.(escrito)].filter(Boolean).join(' ')
    showAviso({ tono: 'info', texto, ms: RESCATADO_MS })
  })
  useEffect(() => {
    const escrito = takeRescatado<T>(nombre)
    if (escrito !== null) giveBack(escrito)
    const remove = addLector(nombre, () => read())
    return alSalir === 'sigue' ? undefined : remove
  }, [nombre, alSalir])
}

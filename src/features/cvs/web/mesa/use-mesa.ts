import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { useTeclas } from '#web/lib/use-atajos.ts'
import type { CvDeLista } from '../direcciones-de-pendientes.ts'

/** From here on the file stands beside the list. Written in Mesa.module.css too. */
const CON_LUGAR = '(min-width: 1360px)'

const subscribe = (onCambio: () => void) => {
  const media = matchMedia(CON_LUGAR)
  media.addEventListener('change', onCambio)
  return () => media.removeEventListener('change', onCambio)
}

/** Whether a file has room beside what is said of it. */
export const useCabeArchivo = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(CON_LUGAR).matches,
    () => false,
  )

/** The person in focus, the keys that move it and act on it. Null where there is no room for a file, or nobody. */
export function useMesa(
  cvs: readonly CvDeLista[],
  {
    onVacante,
    onEscoger,
    onSoltar,
    volver,
  }: {
    onVacante: (cv: CvDeLista) => void
    onEscoger: (cv: CvDeLista) => void
    onSoltar: () => void
    volver: string
  },
) {
  const cabe = useCabeArchivo()
  const navigate = useNavigate()
  const [id, setId] = useState<string | null>(null)
  const lugar = Math.max(
    0,
    cvs.findIndex((cv) => cv.id === id),
  )
  const elegido = cabe ? (cvs[lugar] ?? null) : null
  const move = (paso: 1 | -1) => () => {
    const otro = cvs[lugar + paso]
    if (!otro) return
    setId(otro.id)
    document.querySelector(`[data-cv="${otro.id}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const open = () =>
    elegido ? void navigate(`/admin/cv/editar/${elegido.id}`, { state: { volver } }) : undefined
  const conElegido = (accion: () => void) => (elegido ? accion : undefined)
  useTeclas({
    j: conElegido(move(1)),
    k: conElegido(move(-1)),
    arrowdown: conElegido(move(1)),
    arrowup: conElegido(move(-1)),
    enter: conElegido(open),
    e: conElegido(open),
    t: conElegido(open),
    v: conElegido(() => elegido && onVacante(elegido)),
    x: conElegido(() => elegido && onEscoger(elegido)),
    escape: onSoltar,
    '/': () => document.querySelector<HTMLInputElement>('input[name="filtro"]')?.focus(),
  })
  return { elegido, choose: setId }
}

import { createContext, use } from 'react'

/** Where a client reads, nothing can be chosen or declared. */
export const SoloLectura = createContext(false)

export const useEsPersonal = () => !use(SoloLectura)

import type { Ruta } from '../validacion/leido.ts'

/** Something wrong in a climate's document: where it stands, and a sentence that names the place. */
export type Problema = { ruta: Ruta; mensaje: string }

/** `breve` leaves the place out, for who is already there. */
export type ProblemaDeRegla = Problema & { breve: string }

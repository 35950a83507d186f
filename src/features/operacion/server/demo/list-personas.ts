import type { Azar } from '#domain/estadistica/azar.ts'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import { APELLIDOS, NOMBRES_DE_HOMBRE, NOMBRES_DE_MUJER } from './nombres-de-personas.ts'

export type Persona = {
  nombre: string
  segundoNombre: string
  apellido: string
  segundoApellido: string
  mujer: boolean
}

export function inventPersona(azar: Azar): Persona {
  const mujer = azar.happens(0.48)
  const nombres = mujer ? NOMBRES_DE_MUJER : NOMBRES_DE_HOMBRE
  const [nombre, segundoNombre] = azar.shuffle(nombres)
  const [apellido, segundoApellido] = azar.shuffle(APELLIDOS)
  return {
    nombre: nombre!,
    segundoNombre: segundoNombre!,
    apellido: apellido!,
    segundoApellido: segundoApellido!,
    mujer,
  }
}

const formatParte = (texto: string) => foldParaBuscar(texto).replace(/[^a-z]/g, '')

/** Addresses as a company gives them out: where two people are called the same, the second has a number. */
export function createDirecciones(dominio: string): (persona: Persona) => string {
  const usadas = new Map<string, number>()
  return ({ nombre, apellido }) => {
    const base = `${formatParte(nombre)}.${formatParte(apellido)}`
    const veces = (usadas.get(base) ?? 0) + 1
    usadas.set(base, veces)
    return `${base}${veces === 1 ? '' : veces}@${dominio}`
  }
}

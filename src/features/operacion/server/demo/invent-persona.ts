import type { Azar } from '#domain/estadistica/azar.ts'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import { PERSONAS } from './datos.ts'

export interface Persona {
  nombre: string
  segundoNombre: string
  apellido: string
  segundoApellido: string
}

export function inventPersona(azar: Azar): Persona {
  const [nombre, segundoNombre] = azar.shuffle(azar.happens(0.48) ? PERSONAS.mujeres : PERSONAS.hombres)
  const [apellido, segundoApellido] = azar.shuffle(PERSONAS.apellidos)
  return {
    nombre: nombre!,
    segundoNombre: segundoNombre!,
    apellido: apellido!,
    segundoApellido: segundoApellido!,
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

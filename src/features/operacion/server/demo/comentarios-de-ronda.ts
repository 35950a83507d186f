import { createAzar } from '#domain/estadistica/azar.ts'
import type { Comentarios } from './answer-as-persona.ts'
import { DIRECCION_A_DISGUSTO, DIRECCION_A_GUSTO } from './frases/direccion.ts'
import type { Frases } from './frases/frases.ts'
import { GUSTA } from './frases/gusta.ts'
import { MEJORAR } from './frases/mejorar.ts'
import { SERVICIOS } from './frases/servicios.ts'
import { createComentarios } from './write-comentario.ts'

/** Who writes what in one round, by the template's open questions. */
export function createComentariosDeRonda(nombre: string, anio: number, propias: boolean): Comentarios {
  const create = (clave: string, frases: Frases) =>
    createComentarios(frases, { anio, propias, azar: createAzar(`${nombre} ${clave}`) })
  const gusta = create('gusta', GUSTA)
  const mejorar = create('mejorar', MEJORAR)
  const contentos = create('contentos', DIRECCION_A_GUSTO)
  const molestos = create('molestos', DIRECCION_A_DISGUSTO)
  const servicios = create('servicios', SERVICIOS)
  return {
    '¿Qué cambiarías primero de estos servicios?': { escriben: 0.3, escribir: () => servicios },
    '¿Qué es lo que más te gusta de trabajar en la empresa?': { escriben: 0.48, escribir: () => gusta },
    '¿Qué es lo primero que la empresa debería mejorar?': { escriben: 0.5, escribir: () => mejorar },
    '¿Qué otra cosa te gustaría decirle a la dirección?': {
      escriben: 0.2,
      escribir: (animo) => (animo > 0 ? contentos : molestos),
    },
  }
}

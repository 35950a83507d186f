import { readdirSync, readFileSync } from 'node:fs'
import { buildSchema, GraphQLError, GraphQLObjectType, GraphQLScalarType, Kind } from 'graphql'
import { clienteResolvers } from '#features/cliente/server/cliente-resolvers.ts'
import { climasResolvers } from '#features/climas/server/climas-resolvers.ts'
import { plantillasResolvers } from '#features/climas/server/plantillas/plantillas-resolvers.ts'
import { ajustesResolvers } from '#features/cuentas/server/ajustes/ajustes-resolvers.ts'
import { equipoResolvers } from '#features/cuentas/server/equipo/equipo-resolvers.ts'
import { preparacionResolvers } from '#features/cuentas/server/preparacion/preparacion-resolvers.ts'
import { factoresResolvers } from '#features/cuentas/server/sesion/factores-resolvers.ts'
import { sesionResolvers } from '#features/cuentas/server/sesion/sesion-resolvers.ts'
import { actualizacionResolvers } from '#features/cvs/server/actualizacion/actualizacion-resolvers.ts'
import { bandejaResolvers } from '#features/cvs/server/bandeja/bandeja-resolvers.ts'
import { subidasResolvers } from '#features/cvs/server/bandeja/subidas-resolvers.ts'
import { busquedasResolvers } from '#features/cvs/server/busquedas/busquedas-resolvers.ts'
import { contactoResolvers } from '#features/cvs/server/contacto/contacto-resolvers.ts'
import { cvsResolvers } from '#features/cvs/server/cvs-resolvers.ts'
import { eliminadosResolvers } from '#features/cvs/server/eliminados/eliminados-resolvers.ts'
import { escogidosResolvers } from '#features/cvs/server/escogidos/escogidos-resolvers.ts'
import { etiquetasResolvers } from '#features/cvs/server/etiquetas/etiquetas-resolvers.ts'
import { peticionesResolvers } from '#features/cvs/server/peticiones/peticiones-resolvers.ts'
import { retencionResolvers } from '#features/cvs/server/retencion/retencion-resolvers.ts'
import { vacantesResolvers } from '#features/cvs/server/vacantes/vacantes-resolvers.ts'
import { empresasResolvers } from '#features/empresas/server/empresas-resolvers.ts'
import { encuestaResolvers } from '#features/encuesta/server/encuesta-resolvers.ts'
import { pruebaResolvers } from '#features/encuesta/server/prueba/prueba-resolvers.ts'
import { informeResolvers } from '#features/informe/server/informe-resolvers.ts'
import { versionesResolvers } from '#features/informe/server/versiones/versiones-resolvers.ts'
import { inicioResolvers } from '#features/inicio/server/inicio-resolvers.ts'
import { calendarioResolvers } from '#features/invitados/server/calendario/calendario-resolvers.ts'
import { encuestadosResolvers } from '#features/invitados/server/encuestados/encuestados-resolvers.ts'
import { sinCorreoResolvers } from '#features/invitados/server/sin-correo/sin-correo-resolvers.ts'
import { personaResolvers } from '#features/operacion/server/persona/persona-resolvers.ts'
import { palabrasResolvers } from '#features/palabras/server/palabras-resolvers.ts'
import { planResolvers } from '#features/plan/server/plan-resolvers.ts'
import { cierreResolvers } from '#features/publicacion/server/cierre/cierre-resolvers.ts'
import { estudiosResolvers } from '#features/publicacion/server/estudios/estudios-resolvers.ts'
import { publicacionResolvers } from '#features/publicacion/server/publicacion-resolvers.ts'
import { cifrasResolvers } from '#features/resultados/server/cifras-resolvers.ts'
import { lecturasResolvers } from '#features/resultados/server/lecturas/lecturas-resolvers.ts'
import { resultadosResolvers } from '#features/resultados/server/resultados-resolvers.ts'
import { sitioResolvers } from '#features/sitio/server/sitio-resolvers.ts'
import { trabajosResolvers } from '#features/trabajos/server/trabajos-resolvers.ts'
import { vocesResolvers } from '#features/voces/server/voces-resolvers.ts'
import { guardCalls } from '../access/guard-calls.ts'
import { bitacoraResolvers } from '../bitacora/bitacora-resolvers.ts'
import type { Resolvers } from '../wire/resolvers.generated.ts'

const contract = new URL('../../contract/', import.meta.url)

/** The served schema: every feature's file of src/contract, together. */
export const typeDefs = readdirSync(contract)
  .filter((file) => file.endsWith('.graphql'))
  .sort()
  .map((file) => readFileSync(new URL(file, contract), 'utf8'))
  .join('\n')

const requireFecha = (value: unknown): number => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw new GraphQLError('Fecha must be a whole number of milliseconds')
}

const Fecha = new GraphQLScalarType({
  name: 'Fecha',
  serialize: requireFecha,
  parseValue: requireFecha,
  parseLiteral: (node) => requireFecha(node.kind === Kind.INT ? Number(node.value) : undefined),
})

/** Merges the features' resolvers type by type; two features may extend one type, never one field. */
function mergeResolvers(features: Resolvers[]): Resolvers {
  const merged: Record<string, object> = {}
  for (const feature of features) {
    for (const [type, fields] of Object.entries(feature)) {
      merged[type] = fields instanceof GraphQLScalarType ? fields : { ...merged[type], ...fields }
    }
  }
  return merged as Resolvers
}

const roots: Resolvers = {
  Fecha,
  Query: { appInfo: () => ({}) },
}

const features: Resolvers[] = [
  roots,
  sesionResolvers,
  factoresResolvers,
  ajustesResolvers,
  bitacoraResolvers,
  cvsResolvers,
  etiquetasResolvers,
  busquedasResolvers,
  escogidosResolvers,
  vacantesResolvers,
  bandejaResolvers,
  subidasResolvers,
  eliminadosResolvers,
  actualizacionResolvers,
  retencionResolvers,
  contactoResolvers,
  peticionesResolvers,
  preparacionResolvers,
  empresasResolvers,
  equipoResolvers,
  climasResolvers,
  plantillasResolvers,
  clienteResolvers,
  cierreResolvers,
  encuestaResolvers,
  pruebaResolvers,
  estudiosResolvers,
  publicacionResolvers,
  resultadosResolvers,
  cifrasResolvers,
  lecturasResolvers,
  calendarioResolvers,
  encuestadosResolvers,
  sinCorreoResolvers,
  trabajosResolvers,
  informeResolvers,
  versionesResolvers,
  palabrasResolvers,
  sitioResolvers,
  planResolvers,
  vocesResolvers,
  inicioResolvers,
  personaResolvers,
]

export const resolvers = guardCalls(mergeResolvers(features))

/** Built once: what it says never changes, and to build it costs more than the rest of an application. */
function createSchema() {
  const built = buildSchema(typeDefs, { noLocation: true, assumeValidSDL: true })
  for (const [name, fields] of Object.entries(resolvers)) {
    const type = built.getType(name)
    if (type instanceof GraphQLObjectType) {
      for (const [field, resolve] of Object.entries(fields)) type.getFields()[field]!.resolve = resolve
    } else Object.assign(type!, fields)
  }
  return built
}

export const schema = createSchema()

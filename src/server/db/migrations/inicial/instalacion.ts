import { type RawBuilder, sql } from 'kysely'
import type { ColumnTypes } from '../../sql/column-types.ts'

/** Settings, limits, the outbox, long work. */
export const listTablasDeInstalacion = ({ blob, integer, text }: ColumnTypes): RawBuilder<unknown>[] => [
  sql`create table ajustes (
    clave ${text} primary key,
    valor ${text} not null
  )`,

  sql`create table sitio_versiones (
    version ${text} primary key,
    contenido ${text} not null,
    revision ${integer} not null
  )`,

  sql`create table imagenes_de_firma (
    huella ${text} primary key,
    uso ${text} not null,
    mime ${text} not null,
    contenido ${blob} not null
  )`,

  sql`create table limites (
    clave ${text} primary key,
    cuenta ${integer} not null,
    hasta ${integer} not null
  )`,

  sql`create table correos (
    id ${text} primary key,
    plantilla ${text} not null,
    datos ${text} not null,
    para ${text} not null,
    referencia ${text},
    estado ${text} not null,
    intentos ${integer} not null,
    proximo_intento ${integer} not null,
    arrendado_por ${text},
    creado ${integer} not null,
    terminado ${integer}
  )`,
  sql`create index correos_pendientes on correos (estado, proximo_intento)`,
  // A close asks how everybody's mails ended: the index alone answers.
  sql`create index correos_referencia on correos (referencia, estado)`,

  sql`create table correos_adjuntos (
    id_correo ${text} not null references correos (id) on delete cascade,
    orden ${integer} not null,
    nombre ${text} not null,
    mime ${text} not null,
    contenido ${blob} not null,
    constraint correos_adjuntos_pk primary key (id_correo, orden)
  )`,

  sql`create table trabajos (
    id ${text} primary key,
    tipo ${text} not null,
    id_usuario ${text} not null,
    id_clima ${text},
    huella ${text},
    estado ${text} not null,
    paso ${text} not null,
    hecho ${integer} not null,
    total ${integer} not null,
    creado ${integer} not null,
    latido ${integer} not null,
    archivo ${text},
    mime ${text},
    bytes ${integer},
    cancelable ${integer} not null
  )`,
  sql`create index trabajos_usuario on trabajos (id_usuario, creado)`,

  sql`create table trabajos_archivos (
    id_trabajo ${text} primary key,
    contenido ${blob} not null
  )`,
]

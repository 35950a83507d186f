import { type RawBuilder, sql } from 'kysely'
import type { ColumnTypes } from '../../sql/column-types.ts'

/** Accounts, their ways in, and what they did. */
export const listTablasDeCuentas = ({ blob, integer, text }: ColumnTypes): RawBuilder<unknown>[] => [
  sql`create table usuarios (
    id ${text} primary key,
    usuario ${text} not null,
    usuario_clave ${text} not null unique,
    correo ${text} not null,
    correo_clave ${text} not null unique,
    password_hash ${text} not null,
    creado ${integer} not null,
    rol ${text} not null,
    nombre ${text} not null default '',
    ultimo_ingreso ${integer},
    desactivada ${integer},
    desactivada_por ${text}
  )`,

  sql`create table usuarios_empresas (
    id_usuario ${text} not null references usuarios (id) on delete cascade,
    id_empresa ${text} not null references empresas (id) on delete cascade,
    constraint usuarios_empresas_pk primary key (id_usuario, id_empresa)
  )`,
  sql`create index usuarios_empresas_empresa on usuarios_empresas (id_empresa)`,

  sql`create table enlaces_de_cuenta (
    token_hash ${text} primary key,
    id_usuario ${text} not null references usuarios (id) on delete cascade,
    tipo ${text} not null,
    creado ${integer} not null,
    hasta ${integer} not null
  )`,
  sql`create index enlaces_de_cuenta_usuario on enlaces_de_cuenta (id_usuario)`,

  sql`create table segundos_factores (
    id_usuario ${text} primary key references usuarios (id) on delete cascade,
    secreto ${blob} not null,
    ultimo_paso ${integer} not null,
    estado ${text} not null
  )`,

  sql`create table codigos_de_recuperacion (
    id_usuario ${text} not null references usuarios (id) on delete cascade,
    codigo_hash ${text} not null,
    constraint codigos_de_recuperacion_pk primary key (id_usuario, codigo_hash)
  )`,

  sql`create table llaves_de_acceso (
    id ${text} primary key,
    id_usuario ${text} not null references usuarios (id) on delete cascade,
    llave_publica ${blob} not null,
    contador ${integer} not null,
    transportes ${text} not null,
    nombre ${text} not null,
    creada ${integer} not null,
    usada ${integer}
  )`,
  sql`create index llaves_de_acceso_usuario on llaves_de_acceso (id_usuario)`,

  sql`create table retos (
    id_hash ${text} primary key,
    tipo ${text} not null,
    id_usuario ${text} references usuarios (id) on delete cascade,
    reto ${text} not null,
    hasta ${integer} not null
  )`,

  sql`create table sesiones (
    id_hash ${text} primary key,
    id_usuario ${text} not null references usuarios (id) on delete cascade,
    creada ${integer} not null,
    vista ${integer} not null,
    factor ${text} not null default 'ninguno'
  )`,
  sql`create index sesiones_id_usuario on sesiones (id_usuario)`,

  // References and not foreign keys: an entry outlives what it is about.
  sql`create table bitacora (
    id ${text} primary key,
    momento ${integer} not null,
    autor ${text} not null,
    id_usuario ${text},
    tipo ${text} not null,
    id_empresa ${text},
    id_clima ${text},
    id_objeto ${text},
    datos ${text} not null
  )`,
  // For reports, which tell what was noted of their climate.
  sql`create index bitacora_clima on bitacora (id_clima, tipo)`,
  sql`create index bitacora_usuario on bitacora (id_usuario, id)`,
]

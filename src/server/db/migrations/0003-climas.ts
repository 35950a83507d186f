import type { Kysely } from 'kysely'
import { columnTypes } from '../sql/column-types.ts'
import { withoutRowid } from '../sql/without-rowid.ts'

export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer, blob } = columnTypes(db)

  await db.schema
    .createTable('empresas')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('nombre_comercial', text, (column) => column.notNull())
    .addColumn('nombre_fiscal', text, (column) => column.notNull())
    .addColumn('telefono', text, (column) => column.notNull())
    .addColumn('correo', text, (column) => column.notNull())
    .addColumn('nit', text, (column) => column.notNull())
    .addColumn('direccion', text, (column) => column.notNull())
    .addColumn('contacto_nombre', text, (column) => column.notNull())
    .addColumn('contacto_apellidos', text, (column) => column.notNull())
    .addColumn('contacto_correo', text, (column) => column.notNull())
    .addColumn('contacto_telefono', text)
    .addColumn('contacto_celular', text)
    .addColumn('contacto_direccion', text)
    .addColumn('contacto_sexo', text)
    .execute()

  await db.schema
    .createTable('climas')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('id_empresa', text, (column) => column.notNull().references('empresas.id'))
    .addColumn('anio', integer, (column) => column.notNull())
    .addColumn('fecha_inicio', integer, (column) => column.notNull())
    .addColumn('fecha_limite', integer)
    .addColumn('base_de_calculo', text, (column) => column.notNull())
    .addColumn('encuesta_activa', integer, (column) => column.notNull())
    .addColumn('cerrado', integer, (column) => column.notNull())
    .addColumn('sal', blob)
    .addColumn('definicion', text, (column) => column.notNull())
    .addUniqueConstraint('climas_empresa_anio', ['id_empresa', 'anio'])
    .execute()

  // What follows leads with id_clima: the natural way to spread it over machines.
  await withoutRowid(
    db,
    db.schema
      .createTable('encuestados')
      .addColumn('id_clima', text, (column) => column.notNull().references('climas.id').onDelete('cascade'))
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('id_grupo', text, (column) => column.notNull())
      .addColumn('correo', text)
      .addColumn('correo_clave', text)
      .addColumn('token_hash', text, (column) => column.notNull())
      .addColumn('token_visto', integer, (column) => column.notNull())
      .addColumn('correo_final', text)
      .addPrimaryKeyConstraint('encuestados_pk', ['id_clima', 'id'])
      .addUniqueConstraint('encuestados_correo', ['id_clima', 'correo_clave'])
      .addUniqueConstraint('encuestados_token', ['id_clima', 'token_hash']),
  ).execute()

  await withoutRowid(
    db,
    db.schema
      .createTable('hojas')
      .addColumn('id_clima', text, (column) => column.notNull().references('climas.id').onDelete('cascade'))
      .addColumn('clave', text, (column) => column.notNull())
      .addColumn('id_grupo', text, (column) => column.notNull())
      .addColumn('completa', integer, (column) => column.notNull())
      .addColumn('respuestas', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('hojas_pk', ['id_clima', 'clave']),
  ).execute()

  await withoutRowid(
    db,
    db.schema
      .createTable('respuestas_abiertas')
      .addColumn('id_clima', text, (column) => column.notNull().references('climas.id').onDelete('cascade'))
      .addColumn('clave', text, (column) => column.notNull())
      .addColumn('id_grupo', text, (column) => column.notNull())
      .addColumn('id_pregunta', text, (column) => column.notNull())
      .addColumn('texto', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('respuestas_abiertas_pk', ['id_clima', 'clave']),
  ).execute()

  await db.schema
    .createTable('participaciones')
    .addColumn('id_clima', text, (column) => column.notNull().references('climas.id').onDelete('cascade'))
    .addColumn('id_grupo', text, (column) => column.notNull())
    .addColumn('invitados', integer, (column) => column.notNull())
    .addColumn('contestaron', integer, (column) => column.notNull())
    .addColumn('completas', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('participaciones_pk', ['id_clima', 'id_grupo'])
    .execute()

  await db.schema
    .createTable('climas_cambios')
    .addColumn('id_clima', text, (column) => column.notNull().references('climas.id').onDelete('cascade'))
    .addColumn('ranura', integer, (column) => column.notNull())
    .addColumn('cuenta', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('climas_cambios_pk', ['id_clima', 'ranura'])
    .execute()
}

import { type RawBuilder, sql } from 'kysely'
import type { ColumnTypes } from '../../sql/column-types.ts'

/**
 * Companies, their rounds, who was invited and what they answered. Tables of a round lead with `id_clima`: the natural
 * way to spread them over machines.
 */
export const listTablasDeClimas = ({
  blob,
  engine,
  integer,
  text,
  withoutRowid,
}: ColumnTypes): RawBuilder<unknown>[] => [
  sql`create table empresas (
    id ${text} primary key,
    nombre_comercial ${text} not null,
    nombre_fiscal ${text} not null,
    telefono ${text} not null,
    correo ${text} not null,
    nit ${text} not null,
    direccion ${text} not null,
    contacto_nombre ${text} not null,
    contacto_apellidos ${text} not null,
    contacto_correo ${text} not null,
    contacto_telefono ${text},
    contacto_celular ${text},
    contacto_direccion ${text},
    contacto_sexo ${text}
  )`,

  sql`create table logos_de_empresas (
    id_empresa ${text} primary key references empresas (id) on delete cascade,
    huella ${text} not null,
    contenido ${blob} not null
  )`,
  sql`create index logos_de_empresas_huella on logos_de_empresas (huella)`,

  sql`create table climas (
    id ${text} primary key,
    id_empresa ${text} not null references empresas (id),
    anio ${integer} not null,
    nombre ${text} not null,
    nombre_clave ${text} not null,
    fecha_inicio ${integer} not null,
    fecha_limite ${integer},
    base_de_calculo ${text} not null,
    minimo ${integer} not null,
    encuesta_activa ${integer} not null,
    cerrado ${integer} not null,
    huella_llave ${text},
    publicacion ${integer} not null,
    publicando ${text},
    por_borrar ${integer} not null,
    terminando ${integer},
    respaldo_del ${integer},
    prometido ${integer} not null default 0,
    planes ${text} not null default '{}',
    estudio ${integer} not null default 0,
    revision ${text} not null,
    codigo ${text} not null,
    definicion ${text} not null,
    constraint climas_empresa_anio_nombre unique (id_empresa, anio, nombre_clave)
  )`,
  // A climate carries its whole structure: pages of the list, and what is open, are found without reading it.
  sql`create index climas_abiertos on climas (cerrado, encuesta_activa, fecha_limite, fecha_inicio, id)`,
  sql`create unique index climas_codigo on climas (codigo)`,
  sql`create index climas_por_fecha on climas (fecha_inicio desc, id)`,
  sql`create index climas_por_borrar on climas (id, por_borrar) where por_borrar <> 0`,

  sql`create table llaves_destruidas (
    id_clima ${text} primary key,
    pendiente ${integer} not null
  )`,

  sql`create table encuestados (
    id_clima ${text} not null references climas (id) on delete cascade,
    id ${text} not null,
    id_grupo ${text} not null,
    correo ${text},
    correo_clave ${text},
    token_visto ${integer} not null,
    correo_final ${text},
    sin_recordatorios ${integer} not null default 0,
    via ${text} not null default 'papeleta',
    constraint encuestados_clave primary key (id_clima, id),
    constraint encuestados_direccion unique (id_clima, correo_clave)
  ) ${withoutRowid}`,
  // Lists and the close count people by group. SQLite would read all of them on the server's own thread; PostgreSQL does it
  // elsewhere, and would have one more index to write at every close.
  ...(engine === 'sqlite'
    ? [sql`create index encuestados_por_grupo on encuestados (id_clima, id_grupo)`]
    : []),

  sql`create table tokens (
    id_clima ${text} not null references climas (id) on delete cascade,
    hash ${text} not null,
    id_encuestado ${text} not null,
    constraint tokens_pk primary key (id_clima, hash)
  ) ${withoutRowid}`,

  sql`create table rondas_de_recordatorios (
    id_clima ${text} not null references climas (id) on delete cascade,
    id_grupo ${text} not null,
    dia ${text} not null,
    creada ${integer} not null,
    cursor ${text} not null,
    terminada ${integer} not null,
    proximo_intento ${integer} not null,
    arrendada_por ${text},
    constraint rondas_de_recordatorios_pk primary key (id_clima, id_grupo)
  )`,

  sql`create table hojas (
    id_clima ${text} not null references climas (id) on delete cascade,
    clave ${text} not null,
    id_grupo ${text} not null,
    completa ${integer} not null,
    bloque ${integer} not null,
    respuestas ${blob} not null,
    textos ${blob} not null,
    constraint hojas_pk primary key (id_clima, clave)
  ) ${withoutRowid}`,
  // Block before group: sheets that wait for publication are one place of the index.
  sql`create index hojas_por_bloque on hojas (id_clima, bloque, id_grupo, completa)`,
  ...(engine === 'postgres'
    ? [
        // PostgreSQL finds few blocks among all sheets and expects as many sheets of any other, so that it would read a whole
        // climate to find that none waits. Told that there are many blocks it goes by the index.
        sql`alter table hojas alter column bloque set (n_distinct = 1000)`,
        // Sealed bytes do not get shorter: it would try with every save.
        sql`alter table hojas alter column textos set storage external`,
      ]
    : []),

  sql`create table participaciones (
    id_clima ${text} not null references climas (id) on delete cascade,
    id_grupo ${text} not null,
    invitados ${integer} not null,
    contestaron ${integer} not null,
    completas ${integer} not null,
    constraint participaciones_pk primary key (id_clima, id_grupo)
  )`,

  sql`create table llegadas (
    id_clima ${text} not null references climas (id) on delete cascade,
    id_grupo ${text} not null,
    via ${text} not null,
    hojas ${integer} not null,
    constraint llegadas_pk primary key (id_clima, id_grupo, via)
  )`,

  sql`create table lotes (
    id_clima ${text} not null references climas (id) on delete cascade,
    numero ${integer} not null,
    id_grupo ${text} not null,
    via ${text} not null,
    hojas ${integer} not null,
    series ${integer} not null,
    anulado ${integer} not null,
    creado ${integer} not null,
    id_usuario ${text},
    constraint lotes_pk primary key (id_clima, numero)
  )`,

  sql`create table palabras (
    id_clima ${text} primary key references climas (id) on delete cascade,
    contenido ${text} not null
  )`,

  sql`create table agenda (
    id_clima ${text} not null references climas (id) on delete cascade,
    numero ${integer} not null,
    clase ${text} not null,
    dia ${text} not null,
    hora ${text} not null,
    momento ${integer} not null,
    estado ${text} not null,
    avisado ${integer} not null,
    correos ${integer},
    id_usuario ${text},
    constraint agenda_pk primary key (id_clima, numero)
  )`,
  sql`create index agenda_por_hacer on agenda (estado, momento)`,

  sql`create table aprobaciones (
    id_clima ${text} not null references climas (id) on delete cascade,
    numero ${integer} not null,
    momento ${integer} not null,
    quien ${text} not null,
    id_usuario ${text},
    aprueba ${integer} not null,
    nota ${text} not null,
    huella ${text} not null,
    constraint aprobaciones_pk primary key (id_clima, numero)
  )`,

  sql`create table plantillas (
    id ${text} primary key,
    nombre ${text} not null,
    clave ${text} not null unique,
    descripcion ${text} not null,
    estructura ${text} not null,
    preguntas ${integer} not null,
    creada ${integer} not null
  )`,
]

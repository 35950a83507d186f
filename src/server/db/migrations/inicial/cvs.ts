import { type RawBuilder, sql } from 'kysely'
import { listTablasDePalabras } from '../../search/text-search.ts'
import type { ColumnTypes } from '../../sql/column-types.ts'

/** CVs, their files, what arrives from visitors. */
export const listTablasDeCvs = ({
  blob,
  engine,
  integer,
  numero,
  text,
}: ColumnTypes): RawBuilder<unknown>[] => [
  sql`create table cvs (
    numero ${numero},
    id ${text} not null unique,
    primer_nombre ${text} not null,
    segundo_nombre ${text},
    primer_apellido ${text} not null,
    segundo_apellido ${text} not null,
    telefono ${text},
    celular ${text} not null,
    correo ${text} not null,
    estado ${text} not null,
    correo_clave ${text} not null,
    celular_clave ${text},
    telefono_clave ${text},
    creado ${integer} not null,
    actualizado ${integer} not null,
    borrado ${integer},
    nombre_clave ${text} not null default '',
    nombre_corto_clave ${text} not null default '',
    por_indexar ${integer} not null default 1,
    al_dia ${integer} not null,
    enlace_hasta ${integer},
    respuesta ${text},
    conservar_hasta ${integer},
    conservar_razon ${text},
    conservado_por ${text},
    listado ${integer}
  )`,
  sql`create index cvs_borrados on cvs (borrado) where borrado is not null`,
  sql`create index cvs_celular_clave on cvs (celular_clave)`,
  sql`create index cvs_conservar_hasta on cvs (conservar_hasta) where conservar_hasta is not null`,
  sql`create index cvs_correo_clave on cvs (correo_clave)`,
  sql`create index cvs_listado on cvs (listado) where listado is not null`,
  sql`create index cvs_nombre_clave on cvs (nombre_clave)`,
  sql`create index cvs_nombre_corto_clave on cvs (nombre_corto_clave)`,
  // Wide enough to count by, without reading a row.
  sql`create index cvs_por_actualizar on cvs (al_dia, conservar_hasta, enlace_hasta, respuesta) where borrado is null`,
  sql`create index cvs_por_indexar on cvs (numero) where por_indexar = 1`,
  sql`create index cvs_respuesta on cvs (respuesta) where respuesta is not null`,
  sql`create index cvs_telefono_clave on cvs (telefono_clave)`,
  sql`create index cvs_vigentes on cvs (numero) where borrado is null`,

  sql`create table etiquetas_puestos (
    id ${text} primary key,
    puesto ${text} not null,
    clave ${text} not null unique
  )`,

  sql`create table cvs_etiquetas (
    id_cv ${text} not null references cvs (id) on delete cascade,
    orden ${integer} not null,
    id_etiqueta ${text} not null references etiquetas_puestos (id),
    constraint cvs_etiquetas_pk primary key (id_cv, orden)
  )`,
  sql`create index cvs_etiquetas_id_etiqueta on cvs_etiquetas (id_etiqueta, id_cv)`,

  sql`create table envios_de_cv (
    numero ${numero},
    id ${text} not null unique,
    nombre ${text} not null,
    plaza ${text} not null,
    correo ${text} not null,
    tel ${text} not null,
    mensaje ${text} not null,
    consentimiento ${integer} not null,
    correo_clave ${text} not null,
    tel_clave ${text},
    nombre_clave ${text} not null,
    id_cv ${text} references cvs (id) on delete cascade,
    resuelto ${integer},
    descartado ${integer},
    listado ${integer},
    subido ${integer} not null default 0,
    aviso ${integer}
  )`,
  sql`create index envios_correo_clave on envios_de_cv (correo_clave)`,
  sql`create index envios_descartados on envios_de_cv (descartado) where descartado is not null`,
  sql`create index envios_id_cv on envios_de_cv (id_cv)`,
  sql`create index envios_nombre_clave on envios_de_cv (nombre_clave)`,
  sql`create index envios_pendientes on envios_de_cv (numero) where resuelto is null and descartado is null`,
  sql`create index envios_tel_clave on envios_de_cv (tel_clave)`,

  sql`create table archivos (
    id ${text} primary key,
    id_cv ${text} references cvs (id) on delete cascade,
    id_envio ${text} references envios_de_cv (id) on delete cascade,
    vigente ${integer} not null,
    recibido ${integer} not null,
    propio ${integer} not null,
    nombre ${text},
    tipo ${text} not null,
    activo ${text} not null default '',
    bytes ${integer} not null,
    lectura ${text} not null,
    intentos ${integer} not null,
    arrendado_por ${text},
    arrendado_hasta ${integer} not null,
    texto ${text} not null,
    huella ${text} not null default ''
  )`,
  sql`create index archivos_huella on archivos (huella)`,
  sql`create index archivos_id_cv on archivos (id_cv)`,
  sql`create index archivos_id_envio on archivos (id_envio)`,
  sql`create index archivos_pendientes on archivos (arrendado_hasta) where lectura = 'pendiente'`,
  sql`create unique index archivos_vigentes on archivos (id_cv) where vigente = 1`,

  // Apart, because SQLite writes a row whole: a lease on the row above must not write ten megabytes again.
  sql`create table archivos_contenidos (
    id_archivo ${text} not null references archivos (id) on delete cascade,
    orden ${integer} not null,
    contenido ${blob} not null,
    constraint archivos_contenidos_pk primary key (id_archivo, orden)
  )`,

  sql`create table subidas (
    id ${text} primary key,
    id_usuario ${text} references usuarios (id) on delete set null,
    creada ${integer} not null,
    etiquetas ${text} not null
  )`,

  sql`create table subidas_archivos (
    numero ${numero},
    id ${text} not null unique,
    id_subida ${text} not null references subidas (id) on delete cascade,
    huella ${text} not null,
    nombre ${text} not null,
    rechazo ${text},
    igual_a ${text},
    id_envio ${text} references envios_de_cv (id) on delete cascade
  )`,
  sql`create unique index subidas_archivos_huella on subidas_archivos (id_subida, huella)`,
  sql`create index subidas_archivos_id_envio on subidas_archivos (id_envio)`,

  sql`create table solicitudes_de_actualizacion (
    id ${text} primary key,
    id_cv ${text} not null references cvs (id) on delete cascade,
    token_hash ${text} not null unique,
    enviada ${integer} not null,
    hasta ${integer} not null,
    abierta ${integer},
    contestada ${integer}
  )`,
  sql`create index solicitudes_id_cv on solicitudes_de_actualizacion (id_cv, enviada)`,

  sql`create table mensajes_de_contacto (
    numero ${numero},
    id ${text} not null unique,
    nombre ${text} not null,
    correo ${text} not null,
    correo_clave ${text} not null,
    tel ${text} not null,
    mensaje ${text} not null,
    consentimiento ${integer} not null,
    contestado ${integer}
  )`,
  sql`create index mensajes_contestado on mensajes_de_contacto (contestado)`,
  sql`create index mensajes_correo_clave on mensajes_de_contacto (correo_clave)`,
  sql`create index mensajes_nuevos on mensajes_de_contacto (numero) where contestado is null`,

  sql`create table peticiones_de_datos (
    id ${text} primary key,
    correo ${text} not null,
    correo_clave ${text} not null,
    pedido ${text} not null,
    nota ${text} not null,
    token_hash ${text} not null unique,
    recibida ${integer} not null,
    confirmada ${integer},
    resuelta ${integer}
  )`,
  sql`create index peticiones_correo_clave on peticiones_de_datos (correo_clave)`,

  sql`create table vacantes (
    id ${text} primary key,
    nombre ${text} not null,
    clave ${text} not null unique,
    creada ${integer} not null
  )`,

  sql`create table candidatos (
    id ${text} primary key,
    id_vacante ${text} not null references vacantes (id) on delete cascade,
    id_cv ${text} references cvs (id) on delete cascade,
    id_envio ${text} references envios_de_cv (id) on delete cascade,
    estado ${text} not null,
    nota ${text} not null,
    agregado ${integer} not null
  )`,
  sql`create unique index candidatos_id_cv on candidatos (id_cv, id_vacante) where id_cv is not null`,
  sql`create unique index candidatos_id_envio on candidatos (id_envio, id_vacante) where id_envio is not null`,
  sql`create index candidatos_id_vacante on candidatos (id_vacante)`,

  sql`create table busquedas (
    id ${text} primary key,
    id_usuario ${text} not null references usuarios (id) on delete cascade,
    nombre ${text} not null,
    clave ${text} not null,
    filtro ${text} not null,
    estado ${text},
    edad ${text},
    vista ${integer} not null,
    visto_hasta ${integer} not null
  )`,
  sql`create unique index busquedas_id_usuario on busquedas (id_usuario, clave)`,

  sql`create table busquedas_etiquetas (
    id_busqueda ${text} not null references busquedas (id) on delete cascade,
    id_etiqueta ${text} not null references etiquetas_puestos (id) on delete cascade,
    constraint busquedas_etiquetas_pk primary key (id_busqueda, id_etiqueta)
  )`,
  sql`create index busquedas_etiquetas_id_etiqueta on busquedas_etiquetas (id_etiqueta)`,

  ...listTablasDePalabras(engine),
]

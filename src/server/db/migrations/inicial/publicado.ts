import { type RawBuilder, sql } from 'kysely'
import type { ColumnTypes } from '../../sql/column-types.ts'

/** What is published of a round, and what is made of it. */
export const listTablasDePublicado = ({
  blob,
  integer,
  text,
  withoutRowid,
}: ColumnTypes): RawBuilder<unknown>[] => [
  sql`create table bloques (
    id_clima ${text} not null references climas (id) on delete cascade,
    numero ${integer} not null,
    publicado ${integer} not null,
    hojas ${integer} not null,
    hojas_por_grupo ${text} not null,
    patron ${text} not null,
    textos ${text} not null,
    terminado ${integer} not null,
    avance ${integer},
    constraint bloques_pk primary key (id_clima, numero)
  ) ${withoutRowid}`,
  sql`create index bloques_por_terminar on bloques (id_clima) where terminado = 0`,

  sql`create table sumas (
    id_clima ${text} not null references climas (id) on delete cascade,
    bloque ${integer} not null,
    conjunto ${text} not null,
    sumas ${text} not null,
    constraint sumas_pk primary key (id_clima, bloque, conjunto)
  ) ${withoutRowid}`,

  sql`create table textos (
    id_clima ${text} not null references climas (id) on delete cascade,
    clave ${text} not null,
    id_grupo ${text},
    id_pregunta ${text} not null,
    texto ${text} not null,
    constraint textos_pk primary key (id_clima, clave)
  ) ${withoutRowid}`,

  sql`create table publicados_al_cliente (
    id_clima ${text} primary key references climas (id) on delete cascade,
    desde ${integer} not null,
    por ${text}
  )`,

  sql`create table temas (
    id ${text} primary key,
    id_clima ${text} not null references climas (id) on delete cascade,
    id_pregunta ${text} not null,
    nombre ${text} not null,
    clave_nombre ${text} not null,
    orden ${integer} not null,
    unido_a ${text},
    constraint temas_nombre unique (id_clima, id_pregunta, clave_nombre)
  )`,

  sql`create table temas_de_textos (
    id_clima ${text} not null,
    clave ${text} not null,
    id_tema ${text} not null references temas (id) on delete cascade,
    constraint temas_de_textos_pk primary key (id_clima, clave, id_tema),
    constraint temas_de_textos_texto foreign key (id_clima, clave) references textos (id_clima, clave) on delete cascade
  ) ${withoutRowid}`,
  sql`create index temas_de_textos_id_tema on temas_de_textos (id_tema)`,

  sql`create table tapados (
    id_clima ${text} not null,
    clave ${text} not null,
    desde ${integer} not null,
    hasta ${integer} not null,
    tipo ${text} not null,
    visible ${integer} not null,
    constraint tapados_pk primary key (id_clima, clave, desde, hasta),
    constraint tapados_texto foreign key (id_clima, clave) references textos (id_clima, clave) on delete cascade
  ) ${withoutRowid}`,

  sql`create table citas (
    id_clima ${text} not null,
    clave ${text} not null,
    frases ${text} not null,
    constraint citas_pk primary key (id_clima, clave),
    constraint citas_texto foreign key (id_clima, clave) references textos (id_clima, clave) on delete cascade
  ) ${withoutRowid}`,

  sql`create table lecturas (
    id_clima ${text} primary key references climas (id) on delete cascade,
    hecho ${text} not null
  )`,

  sql`create table comparables (
    id_clima ${text} not null references climas (id) on delete cascade,
    id_anterior ${text} not null references climas (id) on delete cascade,
    variable ${text} not null,
    cambios ${text} not null,
    declarada ${integer} not null,
    constraint comparables_pk primary key (id_clima, id_anterior, variable)
  )`,

  sql`create table grupos_iguales (
    id_clima ${text} not null references climas (id) on delete cascade,
    id_anterior ${text} not null references climas (id) on delete cascade,
    grupo ${text} not null,
    grupo_anterior ${text} not null,
    declarado ${integer} not null,
    constraint grupos_iguales_pk primary key (id_clima, id_anterior, grupo),
    constraint grupos_iguales_uno_a_uno unique (id_clima, id_anterior, grupo_anterior)
  )`,

  sql`create table informes (
    id_clima ${text} primary key references climas (id) on delete cascade,
    elecciones ${text} not null,
    revision ${integer} not null
  )`,

  sql`create table informes_redacciones (
    id_clima ${text} not null references climas (id) on delete cascade,
    clave ${text} not null,
    titular ${text} not null,
    comentario ${text} not null,
    revision ${integer} not null,
    revisada_por ${text},
    revisada ${integer},
    huella ${text} not null,
    sugerencia ${integer},
    constraint informes_redacciones_pk primary key (id_clima, clave)
  )`,

  sql`create table informes_versiones (
    id ${text} primary key,
    id_clima ${text} not null references climas (id) on delete cascade,
    numero ${integer} not null,
    publicada ${integer} not null,
    por ${text} not null,
    publicacion ${integer} not null,
    para ${text} not null,
    mensaje ${text} not null,
    retirada ${integer},
    retirada_por ${text},
    descargas ${integer} not null default 0,
    ultima_descarga ${integer},
    constraint informes_versiones_numero unique (id_clima, numero)
  )`,

  sql`create table informes_archivos (
    id_version ${text} not null references informes_versiones (id) on delete cascade,
    formato ${text} not null,
    nombre ${text} not null,
    mime ${text} not null,
    bytes ${integer} not null,
    paginas ${integer},
    constraint informes_archivos_pk primary key (id_version, formato)
  )`,

  sql`create table informes_trozos (
    id_version ${text} not null references informes_versiones (id) on delete cascade,
    formato ${text} not null,
    orden ${integer} not null,
    contenido ${blob} not null,
    constraint informes_trozos_pk primary key (id_version, formato, orden)
  )`,

  sql`create table compromisos (
    id ${text} primary key,
    id_clima ${text} not null references climas (id) on delete cascade,
    revision ${integer} not null,
    que ${text} not null,
    clase ${text} not null,
    medida ${text} not null,
    id_parte ${text},
    responsable ${text} not null,
    cargo ${text} not null,
    correo ${text} not null,
    fecha ${text} not null,
    meta ${integer},
    estado ${text} not null,
    hecho_el ${text},
    creado ${text} not null,
    avisado_semana ${text},
    avisado_dia ${text}
  )`,
  sql`create index compromisos_correo on compromisos (correo)`,
  sql`create index compromisos_fecha on compromisos (fecha)`,
  sql`create index compromisos_id_clima on compromisos (id_clima)`,

  sql`create table notas_de_compromiso (
    id ${text} primary key,
    id_compromiso ${text} not null references compromisos (id) on delete cascade,
    momento ${integer} not null,
    quien ${text} not null,
    texto ${text} not null
  )`,
  sql`create index notas_de_compromiso_id_compromiso on notas_de_compromiso (id_compromiso)`,
]

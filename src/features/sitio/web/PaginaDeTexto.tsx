import { Fragment } from 'react'
import { formatMailto } from '#domain/texto/mailto.ts'
import type { PaginaDeTexto as Pagina, Seccion, Parrafo as Texto } from '#web/content/tipos.ts'
import { Enlace } from '#web/lib/Enlace.tsx'
import { MarcoPublico } from './MarcoPublico.tsx'
import styles from './PaginaDeTexto.module.css'

/** Text with its links. */
export function Parrafo({ texto }: { texto: Texto }) {
  if (typeof texto === 'string') return texto
  return texto.map((pieza) => {
    if (typeof pieza === 'string') return pieza
    if ('ruta' in pieza) {
      return (
        <Enlace key={pieza.ruta} to={pieza.ruta}>
          {pieza.texto}
        </Enlace>
      )
    }
    return (
      <a key={pieza.correo} href={formatMailto(pieza.correo)}>
        {pieza.texto}
      </a>
    )
  })
}

function Tabla({ columnas, filas }: NonNullable<Seccion['tabla']>) {
  return (
    <table className={styles.tabla}>
      <thead>
        <tr>
          {columnas.map((columna) => (
            <th key={columna} scope="col">
              {columna}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map(([titulo, ...celdas]) => (
          <tr key={titulo}>
            <th scope="row">{titulo}</th>
            {celdas.map((celda, index) => (
              <td key={celda} data-columna={columnas[index + 1]}>
                {celda}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const BLOQUES = {
  lista: ({ lista = [] }: Seccion) => (
    <ul>
      {lista.map((punto) => (
        <li key={punto}>{punto}</li>
      ))}
    </ul>
  ),
  parrafos: ({ parrafos = [] }: Seccion) =>
    parrafos.map((parrafo, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
      <p key={index}>
        <Parrafo texto={parrafo} />
      </p>
    )),
  tabla: ({ tabla }: Seccion) => tabla && <Tabla {...tabla} />,
}

/** The blocks of a section stand in the order in which the text was written. */
const listBloques = (seccion: Seccion) =>
  Object.keys(seccion).filter((clave): clave is keyof typeof BLOQUES => clave in BLOQUES)

/** The sections of a page to be read, each with its heading beside it. */
export const Secciones = ({ secciones }: { secciones: readonly Seccion[] }) =>
  secciones.map((seccion) => (
    <section key={seccion.id} id={seccion.id} aria-labelledby={`titulo-${seccion.id}`}>
      <h2 id={`titulo-${seccion.id}`}>{seccion.titulo}</h2>
      <div className={styles.texto}>
        {listBloques(seccion).map((clave) => (
          <Fragment key={clave}>{BLOQUES[clave](seccion)}</Fragment>
        ))}
      </div>
    </section>
  ))

/** A page to be read: privacy. */
export function PaginaDeTexto({ pagina }: { pagina: Pagina }) {
  return (
    <MarcoPublico meta={pagina.meta}>
      <article className={styles.pagina}>
        <header>
          <h1>{pagina.titulo}</h1>
          <p>{pagina.entrada}</p>
        </header>
        <Secciones secciones={pagina.secciones} />
        <p className={styles.vigencia}>{pagina.vigencia}</p>
      </article>
    </MarcoPublico>
  )
}

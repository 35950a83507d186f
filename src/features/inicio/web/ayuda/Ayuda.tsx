import { Link } from 'react-router'
import type { Rol } from '#contract/schema.generated.ts'
import { formatTel } from '#domain/firma/firma.ts'
import { formatMailto } from '#domain/texto/mailto.ts'
import { useFirma } from '#web/lib/site.tsx'
import { useParametros } from '#web/lib/use-parametros.ts'
import { CampoMarco } from '#web/ui/Campo.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import styles from './Ayuda.module.css'
import { type Articulo as ArticuloEscrito, splitTexto } from './articulo.ts'
import { groupPorTema, listArticulos, searchArticulos } from './articulos.ts'

const RUTAS = import.meta.glob<string>('./imagenes/*.webp', { eager: true, query: '?url', import: 'default' })

/** Where the picture of an article is; taken from the demo by `npm run ayuda`. */
const getImagen = (clave: string): string | undefined => RUTAS[`./imagenes/${clave}.webp`]

/** The manual, by what one wants to do. What is read and what was searched stand in the address. */
export function Ayuda({ rol }: { rol: Rol }) {
  const [busqueda, change] = useParametros()
  const buscado = busqueda.get('buscar') ?? ''
  const articulos = listArticulos(rol)
  const visibles = buscado.trim() ? searchArticulos(articulos, buscado) : articulos
  const pedido = articulos.find(({ clave }) => clave === busqueda.get('articulo'))
  const abierto = buscado.trim()
    ? (visibles.find(({ clave }) => clave === pedido?.clave) ?? visibles[0])
    : (pedido ?? articulos[0])
  const search = (texto: string) => change({ buscar: texto, articulo: '' })
  return (
    <>
      <header className={styles.cabeza}>
        <h1>Ayuda</h1>
        <CampoMarco rotulo="¿Qué quieres hacer?" className={styles.buscador ?? ''}>
          {(atributos) => (
            <div className={styles.conIcono}>
              <Icono nombre="buscar" />
              <input
                type="search"
                placeholder={rol === 'cliente' ? 'Por ejemplo: avance' : 'Por ejemplo: reenviar'}
                value={buscado}
                onChange={(event) => search(event.currentTarget.value)}
                {...atributos}
              />
            </div>
          )}
        </CampoMarco>
      </header>
      <div className={styles.manual}>
        <details className={styles.indiceMovil}>
          <summary>
            Todos los temas
            <Icono nombre="escoger" />
          </summary>
          <Indice
            {...{ articulos: visibles, buscado }}
            actual={abierto?.clave}
            nombre="Todos los temas de ayuda"
          />
        </details>
        <div className={styles.indiceFijo}>
          <Indice {...{ articulos: visibles, buscado }} actual={abierto?.clave} nombre="Temas de ayuda" />
        </div>
        {abierto ? (
          <Articulo articulo={abierto} siguiente={articulos[articulos.indexOf(abierto) + 1]} />
        ) : (
          <p role="status">Nada habla de «{buscado}». Prueba con otra palabra.</p>
        )}
      </div>
      {rol === 'cliente' && <Persona />}
    </>
  )
}

/** A person answers what no article does. */
function Persona() {
  const { nombre, correo, telefono } = useFirma()
  return (
    <aside className={styles.persona} aria-labelledby="persona">
      <h2 id="persona">¿No está aquí lo que buscas?</h2>
      <p>
        Escríbele a tu consultora en {nombre}: <a href={formatMailto(correo)}>{correo}</a>
        {telefono && (
          <>
            {' '}
            o <a href={formatTel(telefono)}>{telefono}</a>
          </>
        )}
        .
      </p>
    </aside>
  )
}

const toArticulo = (clave: string, buscado = '') =>
  `?${new URLSearchParams({ articulo: clave, ...(buscado ? { buscar: buscado } : {}) })}`

function Indice({
  articulos,
  actual,
  buscado,
  nombre,
}: {
  articulos: readonly ArticuloEscrito[]
  actual: string | undefined
  buscado: string
  nombre: string
}) {
  return (
    <nav className={styles.indice} aria-label={nombre}>
      {groupPorTema(articulos).map(({ tema, articulos: suyos }) => (
        <section key={tema}>
          <h2>{tema}</h2>
          <ul>
            {suyos.map(({ clave, titulo }) => (
              <li key={clave}>
                <Link to={toArticulo(clave, buscado)} aria-current={clave === actual ? 'page' : undefined}>
                  {titulo}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function Texto({ children }: { children: string }) {
  return splitTexto(children).map(({ texto, dePantalla }) =>
    dePantalla ? <strong key={texto}>{texto}</strong> : texto,
  )
}

function Articulo({
  articulo,
  siguiente,
}: {
  articulo: ArticuloEscrito
  siguiente: ArticuloEscrito | undefined
}) {
  const { clave, titulo, entrada, pasos, cuida, dudas, imagen } = articulo
  const src = imagen && getImagen(clave)
  return (
    <article>
      <h2>{titulo}</h2>
      <p className={styles.entradilla}>
        <Texto>{entrada}</Texto>
      </p>
      <ol className={styles.pasos}>
        {pasos.map((paso) => (
          <li key={paso}>
            <Texto>{paso}</Texto>
          </li>
        ))}
      </ol>
      {imagen && src && (
        <figure>
          <img src={src} alt={imagen.alt} width="1120" height="700" loading="lazy" />
          <figcaption>{imagen.pie}</figcaption>
        </figure>
      )}
      {cuida && (
        <aside className={styles.cuida}>
          <Icono nombre="candado" />
          <p>
            <strong>Lo que cuida a las personas.</strong> <Texto>{cuida}</Texto>
          </p>
        </aside>
      )}
      {dudas && (
        <>
          <h3>Si algo no sale</h3>
          <dl className={styles.dudas}>
            {dudas.map(({ duda, respuesta }) => (
              <div key={duda}>
                <dt>{duda}</dt>
                <dd>
                  <Texto>{respuesta}</Texto>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {siguiente && (
        <Link className={styles.sigue} to={toArticulo(siguiente.clave)}>
          <span>Sigue</span>
          <strong>{siguiente.titulo}</strong>
          <Icono nombre="derecha" />
        </Link>
      )}
    </article>
  )
}

import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { ESTADO_INICIAL, formatNombreCompleto } from '#domain/cvs/cv.ts'
import { formatMailto } from '#domain/texto/mailto.ts'
import { Correo } from '#web/ui/Correo.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Insignia } from '#web/ui/Vacio.tsx'
import { EnlaceDeArchivo } from './ArchivoActivo.tsx'
import type { CvDeLista } from './direcciones-de-pendientes.ts'
import styles from './ListaDeCvs.module.css'
import { Escoger, EscogerPagina } from './seleccion/Escoger.tsx'
import type { Seleccion } from './seleccion/use-seleccion.ts'
import { VacantesDeCv } from './vacantes/VacantesDeCv.tsx'

const NOTAS_DE_LECTURA = {
  pendiente: 'Su texto aún no se busca',
  ilegible: 'Sin texto que buscar',
  leido: null,
}

/** Where the words of the filter stand in the file. */
function Fragmento({ trozos }: { trozos: NonNullable<CvDeLista['fragmento']> }) {
  return (
    <p className={styles.recorte}>
      {trozos.map(({ texto, coincide }, indice) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
        coincide ? <mark key={indice}>{texto}</mark> : <span key={indice}>{texto}</span>,
      )}
    </p>
  )
}

interface FilaDeCvProps {
  cv: CvDeLista
  /** It came in since the search was last looked at. */
  nuevo: boolean
  seleccion: Seleccion
  /** Its file stands beside the list. */
  elegido: boolean
  onElegir: () => void
  onVacante: () => void
  onDelete: (event: MouseEvent<HTMLButtonElement>) => void
}

function FilaDeCv({ cv, nuevo, seleccion, elegido, onElegir, onVacante, onDelete }: FilaDeCvProps) {
  const { pathname, search } = useLocation()
  const nombre = formatNombreCompleto(cv)
  const nota = NOTAS_DE_LECTURA[cv.lecturaArchivo]
  return (
    <tr
      data-cv={cv.id}
      data-elegido={elegido || undefined}
      onClick={({ target }) => (target as Element).closest('a, button, input') || onElegir()}
    >
      <td className={styles.escoger}>
        <Escoger id={cv.id} nombre={nombre} seleccion={seleccion} />
      </td>
      <th scope="row" className={styles.persona}>
        <strong>
          <Link to={`/admin/cv/editar/${cv.id}`} state={{ volver: pathname + search }}>
            {nombre}
          </Link>{' '}
          {nuevo && <Insignia tono="ambar">Nuevo</Insignia>}
        </strong>
        <a className={styles.sub} href={formatMailto(cv.correo)}>
          <Correo de={cv.correo} />
        </a>
      </th>
      <td className={styles.coincidencia}>
        <ul className={styles.etiquetas}>
          {cv.estado !== ESTADO_INICIAL && (
            <li className={styles.estado}>
              <span className="oculto">Estado: </span>
              {cv.estado}
            </li>
          )}
          {cv.etiquetasPuestos.map((puesto) => (
            <li key={puesto}>{puesto}</li>
          ))}
        </ul>
        <VacantesDeCv vacantes={cv.vacantes} />
        {cv.fragmento && <Fragmento trozos={cv.fragmento} />}
      </td>
      <td className={styles.telefonos}>
        <span>{cv.celular}</span>
        {cv.telefono && <span className={styles.sub}>{cv.telefono}</span>}
      </td>
      <td className={styles.archivo}>
        <EnlaceDeArchivo
          className={styles.abrir}
          href={cv.cv}
          activo={cv.contenidoActivo}
          title={cv.nombreArchivo}
        >
          <Icono nombre="documento" />
          <span>
            Ver CV<span className="oculto"> de {nombre} en otra pestaña</span>
          </span>
        </EnlaceDeArchivo>
        {cv.contenidoActivo.length > 0 && <span className={styles.nota}>Contenido activo</span>}
        {nota && <span className={styles.nota}>{nota}</span>}
      </td>
      <td className={styles.acciones}>
        <button type="button" className={styles.icono} title="Agregar a una vacante" onClick={onVacante}>
          <Icono nombre="personaMas" />
          <span className="oculto">Agregar a una vacante a {nombre}</span>
        </button>
        <Link
          className={styles.icono}
          to={`/admin/cv/editar/${cv.id}`}
          state={{ volver: pathname + search }}
          title="Editar"
          data-editar
        >
          <Icono nombre="editar" />
          <span className="oculto">Editar el CV de {nombre}</span>
        </Link>
        <button type="button" className={styles.icono} title="Eliminar" onClick={onDelete}>
          <Icono nombre="eliminar" />
          <span className="oculto">Eliminar el CV de {nombre}</span>
        </button>
      </td>
    </tr>
  )
}

interface ListaDeCvsProps {
  cvs: CvDeLista[]
  /** CVs after it are new; null: none are. */
  nuevosDesde: number | null
  seleccion: Seleccion
  onDelete: (cv: CvDeLista) => void
  elegido: CvDeLista | null
  onElegir: (idCV: string) => void
  onVacante: (cv: CvDeLista) => void
}

/** The row goes away under the focus: its neighbour takes it, or else what holds the list. */
function moveFocusFrom(boton: HTMLElement): void {
  const fila = boton.closest('tr')
  const vecina = fila?.nextElementSibling ?? fila?.previousElementSibling
  const destino = vecina?.querySelector<HTMLElement>('[data-editar]') ?? fila?.closest<HTMLElement>('section')
  destino?.focus()
}

/** A table on a desk, one card per person where it would not fit. */
export function ListaDeCvs({
  cvs,
  nuevosDesde,
  seleccion,
  onDelete,
  elegido,
  onElegir,
  onVacante,
}: ListaDeCvsProps) {
  const deleteFrom = (cv: CvDeLista) => (event: MouseEvent<HTMLButtonElement>) => {
    moveFocusFrom(event.currentTarget)
    onDelete(cv)
  }
  return (
    <table className={styles.cvs}>
      <thead>
        <tr>
          <th scope="col" className={styles.escoger}>
            <EscogerPagina seleccion={seleccion} />
          </th>
          <th scope="col">Nombre</th>
          <th scope="col">Etiquetas y coincidencia</th>
          <th scope="col">Celular</th>
          <th scope="col">CV</th>
          <th scope="col">
            <span className="oculto">Acciones</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {cvs.map((cv) => (
          <FilaDeCv
            key={cv.id}
            cv={cv}
            nuevo={nuevosDesde !== null && cv.creado > nuevosDesde}
            seleccion={seleccion}
            elegido={cv.id === elegido?.id}
            onElegir={() => onElegir(cv.id)}
            onVacante={() => onVacante(cv)}
            onDelete={deleteFrom(cv)}
          />
        ))}
      </tbody>
    </table>
  )
}

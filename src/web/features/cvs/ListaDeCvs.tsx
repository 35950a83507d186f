import type { MouseEvent } from 'react'
import type { CvDeLista } from './cvs-queries.ts'
import { FilaDeCv } from './FilaDeCv.tsx'
import styles from './ListaDeCvs.module.css'

interface ListaDeCvsProps {
  cvs: CvDeLista[]
  onDelete: (cv: CvDeLista) => void
}

/** The row goes away under the focus: its neighbour takes it, or else what holds the list. */
function moveFocusFrom(boton: HTMLElement): void {
  const fila = boton.closest('tr')
  const vecina = fila?.nextElementSibling ?? fila?.previousElementSibling
  const destino = vecina?.querySelector<HTMLElement>('[data-editar]') ?? fila?.closest<HTMLElement>('section')
  destino?.focus()
}

/** A table on a desk, one card per person where it would not fit. */
export function ListaDeCvs({ cvs, onDelete }: ListaDeCvsProps) {
  const deleteFrom = (cv: CvDeLista) => (event: MouseEvent<HTMLButtonElement>) => {
    moveFocusFrom(event.currentTarget)
    onDelete(cv)
  }
  return (
    <table className={styles.cvs}>
      <thead>
        <tr>
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
          <FilaDeCv key={cv.id} cv={cv} onDelete={deleteFrom(cv)} />
        ))}
      </tbody>
    </table>
  )
}

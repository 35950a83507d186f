import { type MouseEvent, useState } from 'react'
import { formatNombreCompleto } from '#domain/cvs/cv.ts'
import type { CvDeLista } from './cvs-queries.ts'
import { FilaDeCv } from './FilaDeCv.tsx'
import styles from './ListaDeCvs.module.css'
import { AgregarAVacante } from './vacantes/AgregarAVacante.tsx'

interface ListaDeCvsProps {
  cvs: CvDeLista[]
  /** What came in after it is new; null: nothing is. */
  nuevosDesde: number | null
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
export function ListaDeCvs({ cvs, nuevosDesde, onDelete }: ListaDeCvsProps) {
  const deleteFrom = (cv: CvDeLista) => (event: MouseEvent<HTMLButtonElement>) => {
    moveFocusFrom(event.currentTarget)
    onDelete(cv)
  }
  const [candidato, setCandidato] = useState<CvDeLista | null>(null)
  return (
    <>
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
            <FilaDeCv
              key={cv.id}
              cv={cv}
              nuevo={nuevosDesde !== null && cv.creado > nuevosDesde}
              onVacante={() => setCandidato(cv)}
              onDelete={deleteFrom(cv)}
            />
          ))}
        </tbody>
      </table>
      {candidato && (
        <AgregarAVacante
          quien={{ idCV: candidato.id }}
          nombre={formatNombreCompleto(candidato)}
          onCerrar={() => setCandidato(null)}
        />
      )}
    </>
  )
}

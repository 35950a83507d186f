import { Link } from 'react-router'
import { firma } from '../content/firma.ts'
import { Cabeza } from '../ui/Cabeza.tsx'
import styles from './Guia.module.css'

export function Component() {
  return (
    <>
      <title>{`CVs Pendientes a Actualizar | ${firma.nombre}`}</title>
      <Cabeza titulo="CVs Pendientes a Actualizar">Un CV de hace dos años describe a otra persona.</Cabeza>
      <div className={styles.texto}>
        <p>
          Cuando una persona te mande un CV más reciente, búscala en{' '}
          <Link to="/admin/cv/buscar">Buscar CV</Link>, abre su registro y cambia el archivo: sus datos y
          etiquetas se conservan.
        </p>
        <p>
          Si lleva tiempo sin contestar, cambia su estado para que el equipo sepa que hay que confirmar sus
          datos antes de proponerla a un cliente.
        </p>
      </div>
    </>
  )
}

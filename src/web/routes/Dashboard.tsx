import { Link } from 'react-router'
import { firma } from '../content/firma.ts'
import { Cabeza } from '../ui/Cabeza.tsx'
import styles from './Guia.module.css'

export function Component() {
  return (
    <>
      <title>{`Dashboard | ${firma.nombre}`}</title>
      <Cabeza titulo="Dashboard">Esto es lo que puedes hacer desde el menú.</Cabeza>
      <dl className={styles.guia}>
        <div>
          <dt>
            <Link to="/admin/cv/ingresar">Ingresar CV</Link>
          </dt>
          <dd>Registra a una persona con su archivo y las etiquetas de los puestos que le quedan.</dd>
        </div>
        <div>
          <dt>
            <Link to="/admin/cv/buscar">Buscar CV</Link>
          </dt>
          <dd>Encuentra a la persona por nombre, contacto, etiqueta o por lo que dice su CV.</dd>
        </div>
        <div>
          <dt>
            <Link to="/admin/cv/pendientes">CVs Pendientes a Actualizar</Link>
          </dt>
          <dd>Cómo mantener al día los CVs que ya tienen tiempo en la base.</dd>
        </div>
        <div>
          <dt>
            <Link to="/admin/clima-organizacional/ver-climas">Ver Climas Organizacionales</Link>
          </dt>
          <dd>Prepara una ronda, invita a las personas, sigue su avance y lee los resultados.</dd>
        </div>
        <div>
          <dt>
            <Link to="/admin/cuenta">Mi cuenta</Link>
          </dt>
          <dd>Cambia tu contraseña, revisa tus sesiones abiertas y cierra las que no uses.</dd>
        </div>
      </dl>
    </>
  )
}

import { Link } from 'react-router'
import { Titulo } from '../lib/site.tsx'
import { Cabeza } from '../ui/Regreso.tsx'
import styles from './Guia.module.css'

export function Component() {
  return (
    <>
      <Titulo>Administración de CV</Titulo>
      <Cabeza titulo="Administración de CV">
        La base de personas que buscan trabajo con nuestros clientes.
      </Cabeza>
      <dl className={styles.guia}>
        <div>
          <dt>
            <Link to="/admin/cv/ingresar">Ingresar CV</Link>
          </dt>
          <dd>Registra a una persona: sus datos, su archivo y las etiquetas de puesto.</dd>
        </div>
        <div>
          <dt>
            <Link to="/admin/cv/buscar">Buscar CV</Link>
          </dt>
          <dd>Busca, abre, corrige o elimina los CVs registrados.</dd>
        </div>
        <div>
          <dt>
            <Link to="/admin/cv/vacantes">Vacantes</Link>
          </dt>
          <dd>Reúne a las personas que se consideran para una plaza.</dd>
        </div>
        <div>
          <dt>
            <Link to="/admin/cv/etiquetas">Etiquetas</Link>
          </dt>
          <dd>Cambia el nombre de las etiquetas de puesto, une las repetidas y elimina las que sobran.</dd>
        </div>
      </dl>
    </>
  )
}

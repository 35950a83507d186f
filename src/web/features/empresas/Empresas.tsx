import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatFailure } from '../../lib/failure-wording.ts'
import { useApi } from '../../lib/site.tsx'
import { botonClassName } from '../../ui/Boton.tsx'
import { Cabeza } from '../../ui/Cabeza.tsx'
import { Espera } from '../../ui/Espera.tsx'
import { Regreso } from '../../ui/Regreso.tsx'
import styles from './Empresas.module.css'
import { type Empresa, empresasQuery } from './empresas-query.ts'
import type { EnlacesDeEmpresas } from './enlaces.ts'

/** The client companies, each with whom to call. */
export function Empresas({ enlaces }: { enlaces: EnlacesDeEmpresas }) {
  const empresas = useQuery(empresasQuery(useApi()))
  return (
    <>
      <Cabeza
        regreso={<Regreso a={enlaces.climas} texto="Regresar a la lista de climas" />}
        titulo="Empresas"
        acciones={
          <Link to={enlaces.nueva} className={botonClassName('primario')}>
            Nueva empresa
          </Link>
        }
      >
        Cada clima es de una empresa. Aquí están sus datos y la persona con quien se habla.
      </Cabeza>
      {!empresas.data ? (
        <Espera
          texto="Cargando las empresas…"
          falla={empresas.error && formatFailure(empresas.error)}
          onReintentar={() => void empresas.refetch()}
        />
      ) : empresas.data.length === 0 ? (
        <p className={styles.vacia}>No hay empresas. La primera se hace con «Nueva empresa».</p>
      ) : (
        <ul className={styles.lista}>
          {empresas.data.map((empresa) => (
            <FilaDeEmpresa key={empresa.id} empresa={empresa} enlaces={enlaces} />
          ))}
        </ul>
      )}
    </>
  )
}

function FilaDeEmpresa({ empresa, enlaces }: { empresa: Empresa; enlaces: EnlacesDeEmpresas }) {
  const { contacto_directo: contacto } = empresa
  const nombreDelContacto = `${contacto.nombre} ${contacto.apellidos}`.trim()
  const telefono = contacto.celular ?? contacto.telefono
  return (
    <li>
      <div className={styles.nombre}>
        {empresa.logo && <img src={empresa.logo} alt="" />}
        <h2>{empresa.nombre_comercial}</h2>
        {empresa.nombre_fiscal && <p>{empresa.nombre_fiscal}</p>}
        {empresa.NIT && <p>NIT {empresa.NIT}</p>}
      </div>
      <p className={styles.datos}>
        {empresa.telefono && <span>{empresa.telefono}</span>}
        {empresa.correo && <a href={`mailto:${empresa.correo}`}>{empresa.correo}</a>}
        {empresa.direccion && <span>{empresa.direccion}</span>}
      </p>
      <p className={styles.datos}>
        {nombreDelContacto && <strong>{nombreDelContacto}</strong>}
        {contacto.correo && <a href={`mailto:${contacto.correo}`}>{contacto.correo}</a>}
        {telefono && <span>{telefono}</span>}
        {!nombreDelContacto && !contacto.correo && !telefono && (
          <span className={styles.falta}>Sin contacto todavía</span>
        )}
      </p>
      <div className={styles.acciones}>
        <Link
          to={enlaces.editar(empresa.id)}
          className={botonClassName('secundario', true)}
          aria-label={`Editar ${empresa.nombre_comercial}`}
        >
          Editar
        </Link>
        <Link to={enlaces.nuevoClima(empresa.id)} aria-label={`Nuevo clima de ${empresa.nombre_comercial}`}>
          Nuevo clima
        </Link>
      </div>
    </li>
  )
}

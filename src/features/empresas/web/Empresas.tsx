import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { formatMailto } from '#domain/texto/mailto.ts'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import type { ListaPedida } from '#web/lib/use-parametros.ts'
import { botonClassName } from '#web/ui/Boton.tsx'
import { Correo } from '#web/ui/Correo.tsx'
import { formatNumero } from '#web/ui/cantidades.ts'
import { Espera } from '#web/ui/Espera.tsx'
import { Paginas } from '#web/ui/Pestanas.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { BuscarEnLista } from '#web/ui/Tabla.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
import styles from './Empresas.module.css'
import {
  EMPRESAS_POR_PAGINA,
  type Empresa,
  type EnlacesDeEmpresas,
  paginaDeEmpresasQuery,
} from './empresas-query.ts'

type EmpresasProps = ListaPedida & { enlaces: EnlacesDeEmpresas }

/** The client companies, each with whom to call, a page at a time. */
export function Empresas({ filtro, pagina, enlaces }: EmpresasProps) {
  const empresas = useQuery(paginaDeEmpresasQuery(useApi(), { filtro, pagina }))
  const navigate = useNavigate()
  const total = empresas.data?.total ?? 0
  const open = (lista: ListaPedida) => void navigate(enlaces.lista(lista))
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
      {(filtro !== '' || total > EMPRESAS_POR_PAGINA) && (
        <BuscarEnLista
          key={filtro}
          filtro={filtro}
          ejemplo="Nombre de la empresa"
          onBuscar={(buscar) => open({ filtro: buscar, pagina: 1 })}
        />
      )}
      {!empresas.data ? (
        <Espera
          texto="Cargando las empresas…"
          falla={empresas.error && formatFailure(empresas.error)}
          onReintentar={() => void empresas.refetch()}
        />
      ) : total === 0 && filtro === '' ? (
        <Vacio titulo="No hay empresas.">
          <p>La primera se hace con «Nueva empresa».</p>
        </Vacio>
      ) : empresas.data.empresas.length === 0 ? (
        <Vacio titulo="Ninguna empresa se llama así">
          <p>
            {total === 0
              ? 'Busca por el nombre comercial o el fiscal.'
              : 'La lista termina antes de esta página.'}{' '}
            <Link to={enlaces.empresas}>Ver todas</Link>.
          </p>
        </Vacio>
      ) : (
        <ul className={styles.lista}>
          {empresas.data.empresas.map((empresa) => (
            <FilaDeEmpresa key={empresa.id} empresa={empresa} enlaces={enlaces} />
          ))}
        </ul>
      )}
      {total > EMPRESAS_POR_PAGINA && (
        <Paginas
          pagina={pagina}
          esPrimera={pagina === 1}
          esUltima={pagina * EMPRESAS_POR_PAGINA >= total}
          onChange={(cual) => open({ filtro, pagina: cual })}
        >
          Página {formatNumero(pagina)} de {formatNumero(Math.ceil(total / EMPRESAS_POR_PAGINA))}
        </Paginas>
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
        {empresa.correo && (
          <a href={formatMailto(empresa.correo)}>
            <Correo de={empresa.correo} />
          </a>
        )}
        {empresa.direccion && <span>{empresa.direccion}</span>}
      </p>
      <p className={styles.datos}>
        {nombreDelContacto && <strong>{nombreDelContacto}</strong>}
        {contacto.correo && (
          <a href={formatMailto(contacto.correo)}>
            <Correo de={contacto.correo} />
          </a>
        )}
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

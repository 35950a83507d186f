import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useApi } from '#web/lib/site.tsx'
import styles from './Mesa.module.css'
import { versionVigenteQuery } from './voces-queries.ts'

/** A version that was handed over never changes: who covers a name after that has to make another. */
export function VersionEntregada({ idClima, versiones }: { idClima: string; versiones: string }) {
  const { data: numero } = useQuery(versionVigenteQuery(useApi(), idClima))
  if (numero == null) return null
  return (
    <p className={styles.ayuda}>
      La versión {numero} del informe ya se entregó: si cita esta respuesta, ahí sigue como estaba.{' '}
      <Link to={versiones}>Ver las versiones</Link>
    </p>
  )
}

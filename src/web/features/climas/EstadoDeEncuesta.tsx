import { isEncuestaActiva } from '../../../domain/encuesta/encuesta-activa.ts'
import { Icono } from '../../ui/Icono.tsx'
import { Interruptor } from '../../ui/Interruptor.tsx'
import type { ClimaDeLista } from './climas-queries.ts'
import styles from './EstadoDeEncuesta.module.css'
import { useChangeEncuestaActiva } from './use-change-encuesta-activa.ts'

interface EstadoDeEncuestaProps {
  clima: Pick<ClimaDeLista, 'id' | 'anio' | 'empresa' | 'encuestaActiva' | 'cerrado' | 'fechaLimite'>
  textos?: { activa: string; inactiva: string }
}

/** The switch of a survey; a closed climate shows a lock instead. */
export function EstadoDeEncuesta({
  clima,
  textos = { activa: 'Activa', inactiva: 'Inactiva' },
}: EstadoDeEncuestaProps) {
  const { change, pedida } = useChangeEncuestaActiva(clima.id)
  if (clima.cerrado)
    return (
      <span className={styles.cerrada}>
        <Icono nombre="candado" />
        Cerrada
      </span>
    )
  const activa = pedida ?? clima.encuestaActiva
  const vencida =
    activa && !isEncuestaActiva({ ...clima, fechaLimite: clima.fechaLimite ?? null }, Date.now())
  return (
    <span className={styles.estado}>
      <Interruptor
        activa={activa}
        texto={activa ? textos.activa : textos.inactiva}
        nombre={`Encuesta de ${clima.empresa.nombre_comercial} ${clima.anio}`}
        onChange={(nueva) => change(nueva)}
      />
      {vencida && pedida === null && (
        <span className={styles.plazo}>Pasó su fecha límite: ya no recibe respuestas.</span>
      )}
    </span>
  )
}

import { useDeferredValue, useMemo } from 'react'
import { describePronostico } from '#domain/resultados/pronostico.ts'
import { useRepartoAnterior } from '../reparto-anterior.ts'
import type { Borrador } from './borrador.ts'
import styles from './Secciones.module.css'

type De = Pick<Borrador, 'idEmpresa' | 'grupos' | 'areas' | 'partes' | 'lectura'> & { minimo: number }

/** Seniorities that are usually read with the groups as they stand here, before anybody is invited. */
export function PronosticoDeEstructura(plan: De) {
  const { idEmpresa, grupos, areas, partes, lectura, minimo } = useDeferredValue(plan)
  const antiguedad = partes.find(({ tipo }) => tipo === 'tiempoDeLaborarEnEmpresa')
  const opciones = useMemo(
    () => (antiguedad?.preguntas ?? []).map(({ pregunta }) => pregunta.trim()),
    [antiguedad],
  )
  const enOrden = antiguedad?.enOrden ?? true
  const anterior = useRepartoAnterior(idEmpresa, opciones)
  const frase = useMemo(() => {
    if (anterior === undefined) return null
    return describePronostico({
      gruposDeOpinion: grupos.map(({ clave, encuestadosPlaneados, seLeeEnSuArea }) => ({
        id: clave,
        encuestadosPlaneados: toPersonas(encuestadosPlaneados),
        seLeeEnSuArea,
      })),
      areas: areas.map(({ clave }) => ({
        id: clave,
        idsGruposDeOpinion: grupos.filter(({ area }) => area === clave).map((grupo) => grupo.clave),
      })),
      lectura,
      minimo,
      enOrden,
      opciones: opciones.length,
      anterior,
    })
  }, [grupos, areas, enOrden, opciones, lectura, minimo, anterior])
  return frase && <p className={styles.ayuda}>{frase}</p>
}

/** More people than these nobody plans, and each of them is drawn. */
const MAX_PERSONAS = 100_000

const toPersonas = (escrito: string) => Math.min(MAX_PERSONAS, Math.max(0, Math.trunc(Number(escrito)) || 0))

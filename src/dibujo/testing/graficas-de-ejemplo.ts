import type { GraficaDeBarras } from '../barras/grafica-de-barras.ts'

/** Every state that a row can be in, as a view draws it. */
export const CON_RESERVAS: GraficaDeBarras = {
  encabezado: 'Grupo',
  medida: 'Satisfacción %',
  umbral: 75,
  encabezadoDeNota: 'Personas',
  filas: [
    {
      nombre: 'G1 Enfermería',
      nota: '65 personas',
      barras: [{ tipo: 'cifra', valor: 62.5, texto: '62.50', color: 'b61' }],
    },
    {
      nombre: 'G2 Tejeduría',
      nota: '55 personas',
      aviso: '3 hojas más no se muestran aquí',
      barras: [{ tipo: 'cifra', valor: 73.41, texto: '73.41', color: 'b70' }],
    },
    {
      nombre: 'G3 Laboratorio y farmacia',
      nota: '30 personas',
      barras: [
        {
          tipo: 'reservada',
          texto: 'Se reserva para proteger a otro grupo',
          razon: 'Con una resta se sabría lo que dijo el grupo más pequeño.',
        },
      ],
    },
    { nombre: 'G4 Dirección', barras: [{ tipo: 'reservada', texto: 'Menos de 5 personas' }] },
    { nombre: 'G5 Ventas', barras: [{ tipo: 'sinCifra', texto: 'Sin datos' }] },
  ],
}

export const AL_PUBLICAR: GraficaDeBarras = {
  encabezado: 'Área',
  medida: 'Satisfacción %',
  umbral: 75,
  filas: [
    { nombre: 'Planta', nota: 'G1, G2', barras: [{ tipo: 'alPublicar', texto: 'Al publicar' }] },
    { nombre: 'Oficinas', nota: 'G3', barras: [{ tipo: 'alPublicar', texto: 'Al publicar', muda: true }] },
  ],
}

export const COMPARADA: GraficaDeBarras = {
  encabezado: 'Grupo',
  medida: 'Satisfacción %',
  encabezadoDeDiferencia: 'Diferencia en puntos',
  series: [
    { nombre: '2025', color: 'amber' },
    { nombre: '2023', color: 'terracotta' },
  ],
  filas: [
    {
      nombre: 'Enfermería',
      nota: '65 y 62 personas',
      barras: [
        { tipo: 'cifra', valor: 71.84, texto: '71.84', color: 'amber' },
        { tipo: 'cifra', valor: 68.2, texto: '68.20', color: 'terracotta' },
      ],
      diferencia: { texto: '+3.64', tono: 'sube' },
    },
    {
      nombre: 'Laboratorio y farmacia',
      nota: '30 y 28 personas',
      barras: [
        { tipo: 'reservada', texto: 'Se reserva para proteger a otro grupo', serie: '2025' },
        { tipo: 'cifra', valor: 73.4, texto: '73.40', color: 'terracotta' },
      ],
      diferencia: { texto: 'No se muestra', tono: 'ninguna' },
    },
  ],
}

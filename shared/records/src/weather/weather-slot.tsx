import { Slot } from '@fieldspan/federation/slot';

type WeatherSlotProps = { lat?: number | null; lon?: number | null; city: string | null; province: string | null };

/** The weather where a record is: at its coordinates, or in its city. Nothing where the widget cannot be shown. */
export function WeatherSlot({ lat = null, lon = null, city, province }: WeatherSlotProps) {
  const q = city ? [city, province].filter(Boolean).join(', ') : null;
  return <Slot of="home.weather" props={{ lat, lon, q }} fallback={null} />;
}

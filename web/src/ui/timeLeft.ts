const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** The remaining time in natural units: days and hours, hours and minutes, or as on a clock. */
export function timeLeft(seconds: number, language: string): string {
  const left = Math.max(0, Math.floor(seconds));
  const [days, hours, minutes] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR), Math.floor(left / MINUTE)];
  if (days) {
    const said = new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "long" }).format(days);
    return hours ? `${said} ${hours} h` : said;
  }
  if (hours) return `${hours} h ${minutes % 60} min`;
  return `${minutes}:${String(left % MINUTE).padStart(2, "0")}`;
}
